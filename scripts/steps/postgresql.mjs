import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { childProcesses } from './child-processes.js'
import { postgresqlFolder } from './system-packages.mjs'

/**
 * Starts a PostgreSQL server of the tests' own, in a temporary folder on a free port of the loopback.
 *
 * @param {{ durable?: boolean }} [wanted] `durable`: what is committed survives the end of its processes, as with its own settings
 * @returns `{ url, pid, signal, halt, resume, stop }`, or null where PostgreSQL is not installed
 */
export async function startPostgresql({ durable = false } = {}) {
  const bin = postgresqlFolder()
  if (bin === null) return null
  const folder = mkdtempSync(path.join(tmpdir(), 'actum-postgresql-'))
  const port = await freePort()
  // initdb refuses root: the package's own user runs it then.
  const asUser = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : []
  if (asUser.length > 0) {
    const id = (flag) => Number(execFileSync('id', [flag, 'postgres']).toString())
    chownSync(folder, id('-u'), id('-g'))
    chmodSync(folder, 0o755)
  }
  const call = (program, args) => {
    const [command, ...rest] = [...asUser, `${bin}/${program}`, ...args]
    // Not piped: the server inherits the pipe, and this call would wait for it to end.
    execFileSync(command, rest, { cwd: folder, stdio: 'ignore' })
  }
  const data = path.join(folder, 'data')
  call('initdb', ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'])
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off -c full_page_writes=off -c synchronous_commit=${durable ? 'on' : 'off'}`
  call('pg_ctl', ['-D', data, '-w', '-t', '30', '-l', path.join(folder, 'log'), '-o', settings, 'start'])
  return {
    url: `postgresql://test@127.0.0.1:${port}/postgres`,
    /** Of its main process. */
    pid: () => Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]),
    /** Freezes or resumes the server: connections stay open without a response. */
    signal(name) {
      const main = Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
      for (const pid of [main, ...childProcesses(main)]) process.kill(pid, name)
    },
    /** Away, and there again with what it kept. */
    halt: () => call('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']),
    resume: () =>
      call('pg_ctl', ['-D', data, '-w', '-t', '30', '-l', path.join(folder, 'log'), '-o', settings, 'start']),
    stop() {
      call('pg_ctl', ['-D', data, '-m', 'fast', '-w', 'stop'])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A port of the loopback that no one listens on just now. */
export function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
