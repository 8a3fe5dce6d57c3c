import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { CORPUS } from '../../test-support/corpus'
import { parsePosology } from '../posology/parse-posology'
import type { PosologyLanguage } from '../posology/types'
import { dosageOf, FHIR_VERSIONS } from './dosage'
import { asR4, request } from './test-support/resources'
import { schemaErrors } from './test-support/schema'

const FOLDER = path.join(CORPUS, 'doses/lines')
const there = existsSync(FOLDER)
const withCorpus = there ? describe : describe.skip

withCorpus(`labelled prescriptions${there ? '' : ' (skipped: ACTUM_CORPUS names no folder)'}`, () => {
  for (const language of ['ru', 'ro', 'en'] satisfies PosologyLanguage[]) {
    for (const version of FHIR_VERSIONS) {
      test(`in ${language} are valid Dosages of ${version}`, () => {
        const lines = readFileSync(path.join(FOLDER, `posology_${language}.jsonl`), 'utf8')
          .trimEnd()
          .split('\n')
        const texts = lines.map((line) => (JSON.parse(line) as { text: string }).text)
        const found = texts.flatMap((text) => parsePosology(text, language))
        const written = found.map((each) => dosageOf(each, version).dosage)
        const wrong = written.filter((dosage) => schemaErrors(request([asR4(dosage)])).length > 0)
        expect(wrong).toEqual([])
        expect(written.length).toBeGreaterThan(lines.length / 2)
      })
    }
  }
})
