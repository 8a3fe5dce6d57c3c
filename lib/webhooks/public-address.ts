import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'
import { AppError } from '@/lib/errors'

/** The address that a name was resolved to: requests go there, even if the name changes a moment later. */
export interface PinnedAddress {
  readonly address: string
  readonly family: 4 | 6
}

/** IPv4 that is not of the public Internet (IANA's special-purpose registry, RFC 6890). */
const NOT_PUBLIC = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  NOT_PUBLIC.addSubnet(network, prefix, 'ipv4')
}

/** IPv6 that is: global unicast, without the networks that carry an IPv4 address or are for examples. */
const PUBLIC_V6 = new BlockList()
PUBLIC_V6.addSubnet('2000::', 3, 'ipv6')
const NOT_PUBLIC_V6 = new BlockList()
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  NOT_PUBLIC_V6.addSubnet(network, prefix, 'ipv6')
}

/** Whether an address is one of the public Internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !NOT_PUBLIC.check(address, 'ipv4')
  return family === 6 && PUBLIC_V6.check(address, 'ipv6') && !NOT_PUBLIC_V6.check(address, 'ipv6')
}

/** Why a webhook can't go to an address. */
export type AddressFault = 'url' | 'protocol' | 'credentials' | 'unknown' | 'private'

function refused(fault: AddressFault): AppError {
  return new AppError('WEBHOOK_ADDRESS', { fault }, { field: 'url' })
}

/** Why an address was refused; null for another error. */
export function addressFault(error: unknown): AddressFault | null {
  return error instanceof AppError && error.code === 'WEBHOOK_ADDRESS' ? (error.params['fault'] as AddressFault) : null
}

/** @throws AppError WEBHOOK_ADDRESS if it isn't the address of a program on the web */
export function checkedUrl(text: string, allowPrivate: boolean): URL {
  if (!URL.canParse(text)) throw refused('url')
  const url = new URL(text)
  if (url.protocol !== 'https:' && !(allowPrivate && url.protocol === 'http:')) throw refused('protocol')
  if (url.username !== '' || url.password !== '') throw refused('credentials')
  return url
}

/** All addresses of a name. */
export type Resolve = (hostname: string) => Promise<readonly { readonly address: string; readonly family: number }[]>

const resolveByDns: Resolve = (hostname) => lookup(hostname, { all: true, verbatim: true })

/**
 * The address that a request to a URL goes to. A name with even one private address is refused: which one is taken would be chance.
 * @throws AppError WEBHOOK_ADDRESS
 */
export async function pinnedAddress(
  { hostname }: URL,
  allowPrivate: boolean,
  resolve: Resolve = resolveByDns,
): Promise<PinnedAddress> {
  const host = hostname.replace(/^\[|\]$/g, '')
  const family = isIP(host)
  const found = family === 0 ? await resolve(host).catch(() => []) : [{ address: host, family }]
  const [first] = found
  if (first === undefined) throw refused('unknown')
  if (!allowPrivate && !found.every(({ address }) => isPublicAddress(address))) throw refused('private')
  return { address: first.address, family: first.family === 6 ? 6 : 4 }
}
