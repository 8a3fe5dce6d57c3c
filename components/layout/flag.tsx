import type { ReactNode } from 'react'
import type { CurrencyCode } from './currencies'

const DRAWINGS: Readonly<Record<CurrencyCode, ReactNode>> = {
  USD: (
    <>
      <path fill="#fff" d="M0 0h18v12H0z" />
      <path stroke="#b22234" strokeWidth=".92" d="M0 .46h18M0 2.3h18M0 4.15h18M0 6h18M0 7.85h18M0 9.7h18M0 11.54h18" />
      <path fill="#3c3b6e" d="M0 0h7.6v6.46H0z" />
      <path stroke="#fff" strokeWidth=".7" strokeDasharray=".7 1" d="M.9 1.3h6.2M1.7 2.6h5M.9 3.9h6.2M1.7 5.2h5" />
    </>
  ),
  EUR: (
    <>
      <path fill="#039" d="M0 0h18v12H0z" />
      <circle cx="9" cy="6" r="3.6" fill="none" stroke="#fc0" strokeWidth="1.1" strokeDasharray=".9 .985" />
    </>
  ),
  GBP: (
    <>
      <path fill="#012169" d="M0 0h18v12H0z" />
      <path stroke="#fff" strokeWidth="2.4" d="m0 0 18 12M18 0 0 12" />
      <path stroke="#c8102e" strokeWidth=".9" d="m0 0 18 12M18 0 0 12" />
      <path stroke="#fff" strokeWidth="4" d="M9 0v12M0 6h18" />
      <path stroke="#c8102e" strokeWidth="2.4" d="M9 0v12M0 6h18" />
    </>
  ),
  RUB: (
    <>
      <path fill="#fff" d="M0 0h18v4H0z" />
      <path fill="#0039a6" d="M0 4h18v4H0z" />
      <path fill="#d52b1e" d="M0 8h18v4H0z" />
    </>
  ),
  JPY: (
    <>
      <path fill="#fff" d="M0 0h18v12H0z" />
      <circle cx="9" cy="6" r="3.4" fill="#bc002d" />
    </>
  ),
}

/** A currency's flag, drawn: 18 × 12 with a hairline. */
export function Flag({ code }: { code: CurrencyCode }) {
  return (
    <svg aria-hidden width="18" height="12" viewBox="0 0 18 12" className="shrink-0 outline outline-rule">
      {DRAWINGS[code]}
    </svg>
  )
}
