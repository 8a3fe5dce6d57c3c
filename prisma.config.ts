/** For Prisma's own command line (`npm run prisma -- generate`), which is not among the packages. */
export default {
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
}
