<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ro_RO" sourcelanguage="en_US">
    <context>
        <name>QPlatformTheme</name>
        <message><source>OK</source><translation>OK</translation></message>
        <message><source>Save</source><translation>Salvați</translation></message>
        <message><source>Open</source><translation>Deschideți</translation></message>
        <message><source>&amp;Yes</source><translation>&amp;Da</translation></message>
        <message><source>&amp;No</source><translation>&amp;Nu</translation></message>
        <message><source>Cancel</source><translation>Renunțați</translation></message>
        <message><source>Close</source><translation>Închideți</translation></message>
        <message><source>Apply</source><translation>Aplicați</translation></message>
        <message><source>Help</source><translation>Ajutor</translation></message>
    </context>
</TS>
