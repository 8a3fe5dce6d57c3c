import { expect, jest, test } from '@jest/globals'
import { say, stage } from './say.mjs'

test('what is said while a line is open follows it', async () => {
  let written = ''
  const write = jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written += String(text)
    return true
  })
  try {
    let end = (_value: string): void => undefined
    const building = stage('Building', () => new Promise<string>((resolve) => (end = resolve)))
    say('types passed')
    await stage('Copying', () => Promise.resolve())
    end('built')
    expect(await building).toBe('built')
    say('all')
  } finally {
    write.mockRestore()
  }
  expect(written.replaceAll(/\d+ s/g, 'N s').split('\n')).toEqual([
    'Building … N s',
    'types passed',
    'Copying … N s',
    'all',
    '',
  ])
})

test('a line ends when its work fails', async () => {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  try {
    await expect(stage('Building', () => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk')
    say('after it')
    expect(write).toHaveBeenLastCalledWith('after it\n')
  } finally {
    write.mockRestore()
  }
})
