import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Caller } from '../place/caller.mjs'
import { counted, ms, statusOf, until } from '../place/ask.mjs'
import { NotHere } from '../place/not-here.js'
import { support } from '../place/support.mjs'

const WELL_MS = 5_000
const BLOCK = Buffer.alloc(64 * 1024)

/** The data folder is a disk of 20 MB that fills up beneath a working server. */
export async function check(place) {
  const { ACT, actRows } = await support()
  const disk = place.folder()
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', disk]).status !== 0) {
    throw new NotHere('no disk can be mounted here: that needs root')
  }
  place.atTheEnd(() => spawnSync('umount', [disk]))
  const server = await place.server({ data: disk })
  const caller = await Caller.signIn(server.origin)
  const files = { excel: actRows(20), template: ACT }
  const before = await statusOf(caller.post('generate', files))
  const filler = path.join(disk, 'filler')
  fill(filler)
  const answers = []
  for (let turn = 0; turn < place.size(20, 4); turn++) {
    const answer = await caller.post('generate', files)
    answers.push(`${answer.status} ${(await answer.json()).code ?? ''}`)
  }
  const lives = await statusOf(fetch(`${server.origin}/api/documents/health?live=1`))
  const health = await statusOf(fetch(`${server.origin}/api/documents/health`))
  const listed = (await caller.operations()).flatMap((operation) => operation.files)
  const broken = []
  for (const { download_url: url } of listed) if ((await caller.download(url)).status !== 200) broken.push(url)
  rmSync(filler)
  const well = await until(async () => (await statusOf(caller.post('generate', files))) === 200, WELL_MS)
  const healthAfter = await statusOf(fetch(`${server.origin}/api/documents/health`))
  const told = answers.every((answer) => /^50[37] /.test(answer))
  return {
    holds:
      before === 200 &&
      told &&
      lives === 200 &&
      health === 503 &&
      broken.length === 0 &&
      well !== null &&
      healthAfter === 200,
    figure:
      `while full: ${counted(answers)}, alive ${lives}, health ${health}, ${broken.length} of ${listed.length} listed files broken; ` +
      `works again ${ms(well)} after space is freed`,
    size: 'a disk of 20 MB',
  }
}

function fill(file) {
  for (;;) {
    try {
      writeFileSync(file, BLOCK, { flag: 'a' })
    } catch (error) {
      if (error.code === 'ENOSPC') return
      throw error
    }
  }
}
