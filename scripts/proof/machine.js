import { cpus, totalmem } from 'node:os'

/**
 * The properties of a machine on which figures depend, and nothing that identifies it. @returns
 * {import('./results.js').Machine}
 */
export function machineHere() {
  return {
    cores: cpus().length,
    memory: `${Math.round(totalmem() / 1024 ** 3)} GiB`,
    node: process.versions.node,
  }
}

/** In words, as in «2 cores, 24 GiB, Node 20.20.2». @param {import('./results.js').Machine} machine */
export function machineInWords({ cores, memory, node }) {
  return `${cores} ${cores === 1 ? 'core' : 'cores'}, ${memory}, Node ${node}`
}
