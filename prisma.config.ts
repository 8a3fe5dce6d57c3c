/** For Prisma's own command line (`npm run prisma -- generate`), which is not among the packages. */
const config = {
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
}

export default config
