import type { ComposedUnit } from './unit-record'

/** Products and quotients used in columns of doses. They are read and shown by their parts. */
export const COMPOSED_UNITS: readonly ComposedUnit[] = [
  { ucum: 'uSv/h', choice: 18 },
  { ucum: 'mSv/h', choice: 19 },
  { ucum: 'nSv/h', choice: 20 },
  { ucum: 'Sv/h', choice: 21 },
  { ucum: 'uGy/h', choice: 22 },
  { ucum: 'mGy/h', choice: 23 },
  { ucum: 'nGy/h', choice: 24 },
  { ucum: 'mR/h', choice: 25 },
  { ucum: 'uR/h', choice: 26 },
  { ucum: 'Gy.cm2', choice: 27, usual: { least: 0.000_01, most: 5_000 } },
  { ucum: 'cGy.cm2', choice: 28 },
  { ucum: 'dGy.cm2', choice: 29 },
  { ucum: 'mGy.cm2', choice: 30 },
  { ucum: 'uGy.m2', choice: 31 },
  { ucum: 'mGy.m2', choice: 32 },
  { ucum: 'Gy.m2', choice: 33 },
  { ucum: 'mGy.cm', choice: 34, usual: { least: 0.1, most: 50_000 } },
  { ucum: 'mg/mL', choice: 53 },
  { ucum: 'mg/kg', choice: 54 },
  { ucum: 'mg/kg/d', choice: 55 },
  { ucum: 'mL/h', choice: 56 },
]
