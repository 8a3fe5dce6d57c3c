export { ColumnCards } from './column-cards'
export { ColumnsTable } from './columns-table'
