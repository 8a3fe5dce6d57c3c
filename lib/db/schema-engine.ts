import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils'
import * as engineModule from '@prisma/schema-engine-wasm/schema_engine_bg'

/**
 * Prisma's schema engine as WebAssembly, the one that `prisma migrate` runs: nothing is downloaded, and the
 * `_prisma_migrations` table it writes is the real one, so `prisma migrate deploy` works on the same database.
 */
export async function schemaEngine(adapter: SqlMigrationAwareDriverAdapterFactory, schema: string) {
  await instantiate()
  return engineModule.SchemaEngine.new(
    { datamodels: [['schema.prisma', schema]] },
    () => undefined,
    // The engine's declarations type the adapter as a plain object; the binding is what it documents.
    bindMigrationAwareSqlAdapterFactory(adapter) as unknown as Parameters<typeof engineModule.SchemaEngine.new>[2],
  )
}

/**
 * The engine's package has one WebAssembly instance per process, but this module may be loaded several times. With a second
 * instance the objects of the first would be freed in it.
 */
const KEY = Symbol.for('prisma.schema-engine')
const shared = globalThis as { [KEY]?: Promise<void> }

function instantiate(): Promise<void> {
  shared[KEY] ??= (async () => {
    const folder = path.dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg'))
    const bytes = await readFile(path.join(folder, 'schema_engine_bg.wasm'))
    const { instance } = await WebAssembly.instantiate(bytes, {
      './schema_engine_bg.js': engineModule as unknown as WebAssembly.ModuleImports,
    })
    engineModule.__wbg_set_wasm(instance.exports)
    const start = instance.exports['__wbindgen_start']
    if (typeof start === 'function') start()
  })()
  return shared[KEY]
}
