/**
 * What tests import as `@jest/globals`. Jest puts the names on the global object again for each test file, and this module is loaded
 * once for all of a process, so each use looks the name up.
 */
const current = (name) =>
  new Proxy(() => undefined, {
    apply: (_, self, args) => Reflect.apply(globalThis[name], self, args),
    get: (_, key) => globalThis[name][key],
  })

export const afterAll = current('afterAll')
export const afterEach = current('afterEach')
export const beforeAll = current('beforeAll')
export const beforeEach = current('beforeEach')
export const describe = current('describe')
export const expect = current('expect')
export const it = current('it')
export const jest = current('jest')
export const test = current('test')
