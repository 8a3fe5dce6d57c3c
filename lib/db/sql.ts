/** Plain SQL, for the queue, which speaks no Prisma. */
export interface SqlExecutor {
  executeSql(text: string, values?: readonly unknown[]): Promise<{ rows: unknown[] }>
}
