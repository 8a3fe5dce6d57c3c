import type { Quantity } from './quantity'

/** A program whose export omits units, since all its users know them. */
export interface KnownExport {
  readonly name: string
  /**
   * In the form used for comparison: lowercase, without periods. The headers must include all of `all` and at least one
   * of `some`.
   */
  readonly all: readonly string[]
  readonly some: readonly string[]
  /** UCUM; marked as assumed. */
  readonly units: Readonly<Partial<Record<Quantity, string>>>
}

/** Exports recognized by their headers. */
export const KNOWN_EXPORTS: readonly KnownExport[] = [
  // Source: Landauer dosimetry report export as hospitals outside the United States get it; reports there are in mSv, in the United States in mrem: hence assumed.
  {
    name: 'Landauer',
    all: ['current dde'],
    some: [
      'series code',
      'rad quality',
      'notecode',
      'note code',
      'inception date',
      'life dde',
      'lifetime dde',
      'ytd dde',
      'quarter dde',
    ],
    units: { 'Hp(10)': 'mSv', 'Hp(3)': 'mSv', 'Hp(0.07)': 'mSv', neutron: 'mSv', E: 'mSv', H: 'mSv' },
  },
  // Source: DICOM PS3.16, TID 10003 (Irradiation Event X-Ray Data): Dose Area Product in Gy.m2, Dose (RP) in Gy.
  {
    name: 'DICOM attributes',
    all: ['doseareaproduct', 'doserp'],
    some: [
      'kvp',
      'xraytubecurrent',
      'exposuretime',
      'studyinstanceuid',
      'irradiationeventuid',
      'irradiationeventtype',
      'positionerprimaryangle',
      'acquisitionprotocol',
      'fluoromode',
      'pulserate',
      'distancesourcetodetector',
      'eventuid',
      'studyuid',
      'exposure',
      'acquisitionplane',
      'seriesinstanceuid',
      'modality',
    ],
    units: { DAP: 'Gy.m2', 'Ka,r': 'Gy' },
  },
]
