/** Plain SQL for the queue, which doesn't use Prisma. */
export interface SqlExecutor {
  executeSql(text: string, values?: readonly unknown[]): Promise<{ rows: unknown[] }>
}
