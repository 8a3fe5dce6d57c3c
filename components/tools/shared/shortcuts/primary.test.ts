import { describe, expect, test } from '@jest/globals'
import { primaryPress, type PrimaryAction } from './primary'

const CREATE: PrimaryAction = { isVisible: true, isDisabled: false, isStop: false, label: 'Create the workbook' }
const FINDING: PrimaryAction = { ...CREATE, isDisabled: true, label: 'Finding doses…' }
const STOP: PrimaryAction = { ...CREATE, isStop: true, label: 'Stop' }

describe('Ctrl+Enter', () => {
  test('presses the first action that can be pressed', () => {
    const download = { ...CREATE, label: 'Download' }
    expect(primaryPress([{ ...CREATE, isVisible: false }, FINDING, download, CREATE])).toEqual({
      kind: 'press',
      action: download,
    })
  })

  test('says why the action can’t be pressed, instead of doing nothing', () => {
    expect(primaryPress([FINDING])).toEqual({ kind: 'waits', reason: 'Finding doses…' })
  })

  test('never stops a run', () => {
    expect(primaryPress([STOP])).toEqual({ kind: 'running' })
    expect(primaryPress([{ ...STOP, isDisabled: true }])).toEqual({ kind: 'running' })
  })

  test('does nothing on a screen without an action', () => {
    expect(primaryPress([])).toBeNull()
    expect(primaryPress([{ ...CREATE, isVisible: false }])).toBeNull()
  })
})
