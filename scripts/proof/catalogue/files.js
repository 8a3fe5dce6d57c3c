import { browser, corpus, integration, script, unit } from './shown-by.js'

const DOCUMENTS = 'app/api/documents/documents.integration.test.ts'
const WORKSPACE_FILES = 'app/api/documents/workspace-files.integration.test.ts'
const RELIABILITY = 'app/api/documents/reliability.integration.test.ts'
const MATRIX = 'app/api/authorisation/matrix.integration.test.ts'

/** Checks of files and documents. */
export const FILES = [
  {
    id: 'F1',
    sentence: 'Users can’t read each other’s files, workspaces or operations',
    bar: 'same response as for a name that never existed, with times within a tenth; 401 without sign-in; no changes',
    shown: [
      integration(WORKSPACE_FILES, 'a workspace and its files belong to who made them'),
      integration(MATRIX, 'admits only the callers it should'),
      script('foreign-files'),
    ],
  },
  {
    id: 'F2',
    sentence: 'Workspace IDs can’t be guessed, and guessing is rate limited',
    bar: 'at least 128 bits, no duplicates, no common prefix, every bit set as often as not; 404 per guess, then 429',
    shown: [
      script('unguessable-ids'),
      integration(RELIABILITY, 'workspace ids can’t be guessed', 'guessing the names of files'),
    ],
  },
  {
    id: 'F3',
    sentence: 'File names can’t escape the workspace',
    bar: 'no content and no server error for any form of path; no file opened outside the data folder',
    shown: [
      integration(WORKSPACE_FILES, 'opens nothing'),
      unit('lib/documents/results/file-names.test.ts', 'can be written on Windows, macOS and Linux'),
      script('paths-outside'),
    ],
  },
  {
    id: 'F4',
    sentence: 'Symbolic links in the storage folder aren’t followed',
    bar: 'not found; nothing behind the link read, written or deleted',
    shown: [integration('lib/storage/local-storage.integration.test.ts', 'planted links')],
  },
  {
    id: 'F5',
    sentence: 'Hostile files get a result or an error code within time and memory limits',
    bar: '200, 400, 413, 415 or 422 within 41 s; server memory +256 MiB at most; /health 200 throughout; no temporary files left',
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
    sentence: 'DTDs and XML entities are rejected before parsing, however they are disguised',
    bar: 'rejected as a document type or as hostile; no network request',
    shown: [
      unit('lib/documents/ooxml/refusals.test.ts', 'with a DOCTYPE'),
      corpus('lib/documents/ooxml/corpus.test.ts', 'hostile ones that their list wants refused'),
      unit('lib/documents/ooxml/xml-scan.test.ts'),
    ],
  },
  {
    id: 'F7',
    sentence: 'Deeply nested and endless markup is rejected quickly',
    bar: 'error code within 2 s',
    shown: [
      unit('lib/documents/ooxml/refusals.test.ts', 'nested too deep'),
      corpus('lib/documents/ooxml/corpus.test.ts', 'hostile ones are opened or refused with a code, in time'),
      integration('app/api/documents/parse-table-hostile.integration.test.ts', 'tables within tables'),
    ],
  },
  {
    id: 'F8',
    sentence: 'A sheet that claims a million rows or columns is read by its real cells or rejected',
    bar: 'read, or rejected with a code, in time',
    shown: [
      corpus('lib/documents/spreadsheets/corpus.test.ts', 'spreadsheets of other people and hostile ones'),
      unit('lib/documents/spreadsheets/sheetjs/read.test.ts', 'links over the whole grid'),
    ],
  },
  {
    id: 'F9',
    sentence: 'Templates that multiply themselves are rejected or stopped at their limit',
    bar: 'rejected immediately or at the time limit',
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
    sentence: 'No row is dropped silently',
    bar: 'one row above the limit is rejected with the limit and the count; every row below it is printed',
    shown: [
      integration('app/api/documents/limits.integration.test.ts', 'rows in one generation'),
      integration(DOCUMENTS, 'gives a zip with a document for each row'),
    ],
  },
  {
    id: 'F11',
    sentence: 'A file’s type is determined by its content, not its name',
    bar: 'a wrong type is rejected by name with 415 or 422; the right content under a wrong name is accepted',
    shown: [
      integration('app/api/documents/names-and-kinds.integration.test.ts', 'a file’s type is its content'),
      unit('lib/documents/ooxml/kind.test.ts'),
    ],
  },
  {
    id: 'F12',
    sentence: 'Created documents contain no active content, and links only to the web and email',
    bar: 'rejected, or no macro, control, object, external part, or field that fetches data, in any document of the corpus',
    shown: [
      unit('lib/documents/generation/template/clean.test.ts'),
      corpus('lib/documents/generation/template/clean-corpus.test.ts'),
      unit('lib/documents/generation/output/check-output.test.ts'),
    ],
  },
  {
    id: 'F13',
    sentence: 'Text never becomes a formula in a workbook or CSV',
    bar: 'a text cell without a formula; a leading apostrophe in CSV',
    shown: [
      unit('lib/documents/spreadsheets/writing/package.test.ts', 'no text becomes a formula'),
      unit('lib/documents/tables/writing/table-sheets.test.ts', 'no text becomes a formula'),
      unit('lib/documents/tables/writing/csv.test.ts', 'what a program would take for a formula'),
      unit('lib/documents/doses/writing/workbook.test.ts', 'contains no formula'),
      unit('lib/documents/doses/writing/csv.test.ts', 'a program would take for a formula'),
    ],
  },
  {
    id: 'F14',
    sentence: 'Previews run no code and link only to the web and email',
    bar: 'no URL of another scheme in a preview or a document',
    shown: [
      unit('lib/documents/preview/harmless.test.ts'),
      unit('lib/documents/generation/template/clean.test.ts', 'links to the web and to mail stay'),
    ],
  },
  {
    id: 'F15',
    sentence: 'File names from cells are unique and safe in the archive and the headers',
    bar: 'an ASCII fallback and the full name, no line break, 255 bytes at most, unique',
    shown: [
      integration('app/api/documents/names-and-kinds.integration.test.ts', 'names that come from cells'),
      unit('lib/documents/results/file-names.test.ts'),
      unit('lib/http/download-headers.test.ts'),
    ],
  },
  {
    id: 'F16',
    sentence: 'Downloads can’t be opened as pages',
    bar: 'attachment, exact type, nosniff, private and no-store, sandbox',
    shown: [
      integration(WORKSPACE_FILES, 'a download has the headers'),
      browser('e2e/security.spec.ts', 'The API’s answers run nothing'),
    ],
  },
  {
    id: 'F17',
    sentence: 'Headers, tags and fields named like built-in object properties are ordinary names',
    bar: 'printed as text; no object changed',
    shown: [
      unit('lib/documents/generation/generate.test.ts', 'headers named like parts of every object'),
      unit('lib/documents/spreadsheets/header.test.ts', 'headers named like properties of objects'),
      integration('app/api/authorisation/bodies.integration.test.ts'),
    ],
  },
  {
    id: 'F18',
    sentence: 'Plan limits apply to concurrent runs too, and failed runs don’t count',
    bar: 'rejected with the limit and the reset date; other users unaffected',
    shown: [
      integration('app/api/documents/limits.integration.test.ts', 'documents a month', 'the size of an upload'),
      integration('app/api/documents/parse-table-limits.integration.test.ts'),
      integration('app/api/documents/extract-doses-limits.integration.test.ts'),
    ],
  },
  {
    id: 'F19',
    sentence: 'Deleted data is gone: rows, files and every byte of their content',
    bar: 'not found by searching the data folder, nor at its URL',
    shown: [
      integration(RELIABILITY, 'what is cleaned up is gone from the disk'),
      integration('app/api/users/deletion.integration.test.ts', 'deletes rows, files, sessions and tokens immediately'),
      integration('app/api/documents/operations.integration.test.ts', 'loses what has expired to the sweep'),
      integration('lib/storage/discarded-files.integration.test.ts'),
    ],
  },
  {
    id: 'F20',
    sentence: 'Information about the installation is available only to administrators',
    bar: '401 without sign-in for the counts; health without versions, paths, hosts or errors',
    shown: [
      integration(DOCUMENTS, 'reports the health of the parts, and nothing else'),
      integration('app/api/admin/admin.integration.test.ts', 'An administrator'),
      integration('app/api/paddle/prices.integration.test.ts', 'the public health check doesn’t'),
    ],
  },
  {
    id: 'F21',
    sentence: 'A shared cache never serves one user’s data to another',
    bar: 'no response for one user served to another; nothing personal cached',
    shown: [script('shared-cache')],
  },
]
