/**
 * Names of data types, as registries and databases print them below a header: `C(15)`, `FLOAT`, «текст». Own collection
 * from SQL, dBase and published registries.
 */
export const DATA_TYPES: readonly string[] = [
  ...['c', 'n', 'd', 'f', 't', 'char', 'char2', 'varchar', 'varchar2', 'text', 'string', 'str', 'memo'],
  ...['int', 'integer', 'bigint', 'smallint', 'byte', 'long', 'short', 'float', 'double', 'real', 'decimal'],
  ...['numeric', 'number', 'num', 'date', 'datetime', 'time', 'bool', 'boolean'],
  ...['alfanumérico', 'numérico', 'numérica', 'texto', 'fecha'],
  ...['текст', 'число', 'строка', 'дата', 'целое', 'вещественное'],
  ...['număr', 'șir'],
]
