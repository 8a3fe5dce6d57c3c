import { browser, corpus, integration, script, unit } from './shown-by.js'

const DOCUMENTS = 'app/api/documents/documents.integration.test.ts'
const WORKSPACE_FILES = 'app/api/documents/workspace-files.integration.test.ts'
const RELIABILITY = 'app/api/documents/reliability.integration.test.ts'
const MATRIX = 'app/api/authorisation/matrix.integration.test.ts'

/** Files and documents. */
export const FILES = [
  {
    id: 'F1',
    sentence: 'A person’s files, workspaces and operations are not there for anybody else',
    bar: 'the answer of a name that never existed, in the same time within a tenth; 401 to nobody; nothing changed',
    shown: [
      integration(WORKSPACE_FILES, 'a workspace and its files belong to who made them'),
      integration(MATRIX, 'lets in whom it should and nobody else'),
      script('foreign-files'),
    ],
  },
  {
    id: 'F2',
    sentence: 'Ids of workspaces can’t be guessed, and guessing is slowed down',
    bar: '128 bits and more, none twice, no common beginning, every bit as often set as not; 404 to each guess, then 429',
    shown: [
      script('unguessable-ids'),
      integration(RELIABILITY, 'workspace ids can’t be guessed', 'guessing the names of files'),
    ],
  },
  {
    id: 'F3',
    sentence: 'No name of a file leads out of its workspace',
    bar: 'no content and no server error to any form of a path; no file opened outside the data folder',
    shown: [
      integration(WORKSPACE_FILES, 'opens nothing'),
      unit('lib/documents/results/file-names.test.ts', 'can be written on Windows, macOS and Linux'),
      script('paths-outside'),
    ],
  },
  {
    id: 'F4',
    sentence: 'A link that somebody placed in the storage leads nowhere',
    bar: 'not found; nothing read, written or removed behind it',
    shown: [integration('lib/storage/local-storage.integration.test.ts', 'links that somebody placed')],
  },
  {
    id: 'F5',
    sentence: 'Hostile files get a result or a typed refusal, in time and memory',
    bar: '200, 400, 413, 415 or 422 within 41 s; memory of the server +256 MiB at most; /health 200 throughout; no temporary file left',
    shown: [
      script('hostile-files'),
      corpus('app/api/documents/hostile-corpus.test.ts', 'are only ever answered with a result or a typed refusal'),
      corpus('lib/documents/ooxml/corpus.test.ts', 'hostile ones'),
      unit(
        'lib/documents/ooxml/refusals.test.ts',
        'a package that lies about itself',
        'a package is refused by its size',
      ),
    ],
  },
  {
    id: 'F6',
    sentence: 'A document type, its entities and the tricks to hide them are refused before anything reads them',
    bar: 'refused as a document type or as hostile; nothing fetched',
    shown: [
      unit('lib/documents/ooxml/refusals.test.ts', 'with a DOCTYPE'),
      corpus('lib/documents/ooxml/corpus.test.ts', 'hostile ones that their list wants refused'),
      unit('lib/documents/ooxml/xml-scan.test.ts'),
    ],
  },
  {
    id: 'F7',
    sentence: 'Deep and endless markup is refused at once',
    bar: 'a typed refusal within 2 s',
    shown: [
      unit('lib/documents/ooxml/refusals.test.ts', 'nested too deep'),
      corpus('lib/documents/ooxml/corpus.test.ts', 'hostile ones are opened or refused with a code, in time'),
      integration('app/api/documents/parse-table-hostile.integration.test.ts', 'tables within tables'),
    ],
  },
  {
    id: 'F8',
    sentence: 'A sheet that claims a million rows or columns is read by its real cells, or refused',
    bar: 'read or refused with a code, in time',
    shown: [
      corpus('lib/documents/spreadsheets/corpus.test.ts', 'spreadsheets of other people and hostile ones'),
      unit('lib/documents/spreadsheets/sheetjs/read.test.ts', 'links over the whole grid'),
    ],
  },
  {
    id: 'F9',
    sentence: 'A template that multiplies itself is refused, or ended at its limit',
    bar: 'refused at once, or by its time limit',
    shown: [
      unit(
        'lib/documents/generation/template/template.test.ts',
        'sections twelve deep',
        'a flood of braces and a flood of tags',
        'ten thousand within each other',
      ),
      integration(RELIABILITY, 'a process that takes too long is ended in time'),
    ],
  },
  {
    id: 'F10',
    sentence: 'No row is left out in silence',
    bar: 'one row beyond the limit is refused with the limit and the count; every row up to it is printed',
    shown: [
      integration('app/api/documents/limits.integration.test.ts', 'rows in one generation'),
      integration(DOCUMENTS, 'gives a zip with a document for each row'),
    ],
  },
  {
    id: 'F11',
    sentence: 'A file is what its content is, whatever it is called',
    bar: 'another kind is refused by its name with 415 or 422; the right content under a wrong name is taken',
    shown: [
      integration('app/api/documents/names-and-kinds.integration.test.ts', 'a file is what its content is'),
      unit('lib/documents/ooxml/kind.test.ts'),
    ],
  },
  {
    id: 'F12',
    sentence: 'What is handed out holds nothing active and leads nowhere but to the web and to mail',
    bar: 'refused, or no macro, control, object, external part, or field that fetches, in any document of the corpus',
    shown: [
      unit('lib/documents/generation/template/clean.test.ts'),
      corpus('lib/documents/generation/template/clean-corpus.test.ts'),
      unit('lib/documents/generation/output/check-output.test.ts'),
    ],
  },
  {
    id: 'F13',
    sentence: 'No text becomes a formula in a workbook or a CSV',
    bar: 'a text cell without a formula; an apostrophe before it in a CSV',
    shown: [
      unit('lib/documents/spreadsheets/writing/package.test.ts', 'no text becomes a formula'),
      unit('lib/documents/tables/writing/table-sheets.test.ts', 'no text becomes a formula'),
      unit('lib/documents/tables/writing/csv.test.ts', 'what a program would take for a formula'),
      unit('lib/documents/doses/writing/workbook.test.ts', 'holds no formula'),
      unit('lib/documents/doses/writing/csv.test.ts', 'a program would take for a formula'),
    ],
  },
  {
    id: 'F14',
    sentence: 'A preview runs nothing and a link leads to the web or to mail only',
    bar: 'no address of another kind in a preview or in a document',
    shown: [
      unit('lib/documents/preview/harmless.test.ts'),
      unit('lib/documents/generation/template/clean.test.ts', 'links to the web and to mail stay'),
    ],
  },
  {
    id: 'F15',
    sentence: 'Names that come from cells are safe in the archive and in the header, and each is another',
    bar: 'an ASCII stand-in and the whole name, no line break, 255 bytes at most, unique',
    shown: [
      integration('app/api/documents/names-and-kinds.integration.test.ts', 'names that come from cells'),
      unit('lib/documents/results/file-names.test.ts'),
      unit('lib/http/download-headers.test.ts'),
    ],
  },
  {
    id: 'F16',
    sentence: 'A download stays a download',
    bar: 'attachment, its exact type, nosniff, private and no-store, sandbox',
    shown: [
      integration(WORKSPACE_FILES, 'a download has the headers'),
      browser('e2e/security.spec.ts', 'The API’s answers run nothing'),
    ],
  },
  {
    id: 'F17',
    sentence: 'Headers, tags and fields named like parts of every object are ordinary names',
    bar: 'printed as text; no object changed',
    shown: [
      unit('lib/documents/generation/generate.test.ts', 'headers named like parts of every object'),
      unit('lib/documents/spreadsheets/header.test.ts', 'headers named like properties of objects'),
      integration('app/api/authorisation/bodies.integration.test.ts'),
    ],
  },
  {
    id: 'F18',
    sentence: 'A plan’s limits hold, for runs at the same moment too, and what fails is given back',
    bar: 'refused with the figure and the day it is possible again; other people unaffected',
    shown: [
      integration('app/api/documents/limits.integration.test.ts', 'documents a month', 'the size of an upload'),
      integration('app/api/documents/parse-table-limits.integration.test.ts'),
      integration('app/api/documents/extract-doses-limits.integration.test.ts'),
    ],
  },
  {
    id: 'F19',
    sentence: 'What is deleted is gone: rows, files, and every byte of their content',
    bar: 'not found by search over the data folder, nor by its address',
    shown: [
      integration(RELIABILITY, 'what is cleaned up is gone from the disk'),
      integration('app/api/users/deletion.integration.test.ts', 'erases rows, files, sessions and tokens at once'),
      integration('app/api/documents/operations.integration.test.ts', 'loses what has expired to the sweep'),
      integration('lib/storage/discarded-files.integration.test.ts'),
    ],
  },
  {
    id: 'F20',
    sentence: 'Nobody learns of the installation what is not theirs',
    bar: '401 to nobody for counts; health without versions, paths, hosts or errors',
    shown: [
      integration(DOCUMENTS, 'the health of the parts is told, and nothing else'),
      integration('app/api/admin/admin.integration.test.ts', 'An administrator'),
      integration('app/api/paddle/prices.integration.test.ts', 'the public health says nothing of it'),
    ],
  },
  {
    id: 'F21',
    sentence: 'Behind a cache that many share nobody gets another’s bytes',
    bar: 'no answer of one person given to another; nothing personal kept',
    shown: [script('shared-cache')],
  },
]
