import { describe, expect, test } from '@jest/globals'
import { isRedoKey, isUndoKey } from './desk-keys'

const press = (key: string, code: string, more: Partial<KeyboardEvent> = {}) =>
  ({ key, code, target: null, ctrlKey: true, ...more }) as KeyboardEvent

/** Node has no elements; a press without a target is one outside fields. */
Object.assign(globalThis, { Element: class {} })

describe('undo keys', () => {
  test('are those of the letter Z, wherever a Latin keyboard has it', () => {
    expect([isUndoKey(press('z', 'KeyZ')), isUndoKey(press('z', 'KeyY'))]).toEqual([true, true])
    expect(isUndoKey(press('w', 'KeyZ'))).toBe(false)
  })

  test('work on a Russian keyboard', () => {
    expect(isUndoKey(press('я', 'KeyZ'))).toBe(true)
    expect(isRedoKey(press('Я', 'KeyZ', { shiftKey: true }))).toBe(true)
    expect(isRedoKey(press('н', 'KeyY'))).toBe(true)
    expect(isUndoKey(press('ф', 'KeyA'))).toBe(false)
  })
})
