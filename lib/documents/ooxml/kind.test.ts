import { Buffer } from 'node:buffer'
import { describe, expect, test } from '@jest/globals'
import { DocumentError } from '../error'
import { judgeKind, requireKind } from './kind'
import type { ExpectedKind, FileKind } from './kind'
import { buildOle, buildZip, contentTypes, docxItems, rootRelationships, xlsxItems } from './test-support/packages'

const hex = (text: string) => Buffer.from(text, 'hex')
const docx = buildZip(docxItems())
const xlsx = buildZip(xlsxItems('<worksheet/>'))

function ooxml(type: string): Buffer {
  return buildZip([contentTypes({ 'x/main': type }), rootRelationships('x/main'), { name: 'x/main', content: '<x/>' }])
}

const macros = (application: string, kind: string) => `application/vnd.ms-${application}.${kind}.macroEnabled.main+xml`

const FILES: readonly (readonly [string, FileKind, Buffer])[] = [
  ['nothing', 'empty', Buffer.alloc(0)],
  ['a Word document', 'docx', docx],
  ['a Word document with zip64 fields', 'docx', buildZip(docxItems().map((item) => ({ ...item, zip64: true })))],
  [
    'a Word document whose relationships are broken',
    'docx',
    buildZip(docxItems().map((item) => (item.name === '_rels/.rels' ? { ...item, content: '<' } : item))),
  ],
  ['a Word document with macros', 'docm', ooxml(macros('word', 'document'))],
  [
    'a Word template',
    'dotx',
    ooxml('application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml'),
  ],
  ['a workbook', 'xlsx', xlsx],
  ['a workbook with macros', 'xlsm', ooxml(macros('excel', 'sheet'))],
  ['a binary workbook', 'xlsb', ooxml('application/vnd.ms-excel.sheet.binary.macroEnabled.main')],
  [
    'a presentation',
    'pptx',
    ooxml('application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml'),
  ],
  [
    'an OpenDocument sheet',
    'ods',
    buildZip([{ name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet', method: 0 }]),
  ],
  [
    'an OpenDocument text',
    'odt',
    buildZip([{ name: 'mimetype', content: 'application/vnd.oasis.opendocument.text', method: 0 }]),
  ],
  ['a zip of another sort', 'zip', buildZip([{ name: 'word/document.xml', content: '<a/>' }])],
  ['a document cut short', 'truncated', docx.subarray(0, docx.length - 30)],
  ['an old workbook', 'xls', buildOle(['Workbook'])],
  ['an older workbook', 'xls', buildOle(['\u0005SummaryInformation', 'Book'])],
  ['a worksheet without a compound file', 'xls', hex('0908100000060500')],
  ['an old document', 'doc', buildOle(['1Table', 'WordDocument'])],
  ['an old document with a workbook inside', 'doc', buildOle(['WordDocument'], ['Workbook'])],
  ['a document under a password', 'encrypted', buildOle(['EncryptionInfo', 'EncryptedPackage'])],
  ['an old file of another sort', 'ole', buildOle(['PowerPoint Document'])],
  ['a compound file cut short', 'ole', buildOle(['Workbook']).subarray(0, 600)],
  ['a PDF', 'pdf', Buffer.from('%PDF-1.7\n')],
  ['an RTF', 'rtf', Buffer.from('{\\rtf1 a}')],
  ['a web page', 'html', Buffer.from('\ufeff \n<!DOCTYPE html><table><td>1')],
  ['a page in XML', 'html', Buffer.from('<?xml version="1.0"?><html xmlns="x"/>')],
  ['a flood of brackets', 'html', Buffer.from('<'.repeat(100))],
  ['a spreadsheet in XML', 'xml', Buffer.from('<?xml version="1.0"?><Workbook/>')],
  ['a SYLK sheet', 'sylk', Buffer.from('ID;PWXL;N;E\r\nP;PGeneral\r\n')],
  ['a PNG', 'image', hex('89504e470d0a1a0a0000')],
  ['a JPEG', 'image', hex('ffd8ffe0')],
  ['a gzip', 'archive', hex('1f8b0800')],
  ['a CSV', 'csv', Buffer.from('\ufeffИмя;Доза\r\nИванов;0,1\r\n')],
  ['a CSV in Windows-1251', 'csv', hex('c8ecff3bc4eee7e00d0a')],
  ['Excel’s Unicode text', 'csv', Buffer.from('\ufeffИмя\tДоза\r\n', 'utf16le')],
  ['a CSV that only looks like SYLK', 'csv', Buffer.from('ID;Patient;Dose\r\n1;A;0.1\r\n')],
  ['a CSV that begins with a limit', 'csv', Buffer.from('<0,05;<0,1\r\n')],
  ['a CSV that begins like a bitmap', 'csv', Buffer.from('BMI;Mass\r\n21;70\r\n')],
  ['bytes', 'unknown', hex('0001020304')],
  ['text with control characters', 'unknown', Buffer.from('a\u0002b')],
]

describe('a file is judged by its content', () => {
  test.each(FILES)('%s is %s', (_name, kind, bytes) => {
    expect(judgeKind(bytes)).toBe(kind)
  })

  test('a directory that leads in a circle is left after one round', () => {
    const file = buildOle(['Workbook'])
    file.writeUInt32LE(1, 512 + 4)
    file.writeUInt32LE(1, 1024 + 128 + 0x48)
    expect(judgeKind(file)).toBe('xls')
  })

  test('no bytes make it throw', () => {
    for (const file of [docx, buildOle(['Workbook'], ['Book'])]) {
      for (let at = 0; at < file.length; at++) {
        const changed = Buffer.from(file)
        changed[at] = 0xff - (changed[at] ?? 0)
        expect(typeof judgeKind(changed)).toBe('string')
        expect(typeof judgeKind(file.subarray(0, at))).toBe('string')
      }
    }
  })
})

function answer(bytes: Buffer, expected: ExpectedKind, name?: string): unknown {
  try {
    return requireKind(bytes, expected, name)
  } catch (error) {
    if (error instanceof DocumentError) return [error.code, error.params]
    throw error
  }
}

describe('a tool asks for its kinds', () => {
  test('and reports which of them it is, whatever the name', () => {
    expect(answer(docx, 'template')).toBe('docx')
    expect(answer(xlsx, 'spreadsheet', 'report.xls')).toBe('xlsx')
    expect(answer(Buffer.from('a;b'), 'spreadsheet', 'report.csv')).toBe('csv')
    expect(answer(xlsx, 'data')).toBe('xlsx')
    expect(answer(ooxml(macros('word', 'document')), 'document', 'a.docm')).toBe('docm')
  })

  test('and another kind is refused with what it is and what to do', () => {
    expect(answer(buildOle(['WordDocument']), 'template')).toEqual([
      'GATE_WRONG_KIND',
      { expected: 'template', kind: 'doc', advice: 'docx' },
    ])
    expect(answer(ooxml(macros('word', 'document')), 'template')).toEqual([
      'GATE_WRONG_KIND',
      { expected: 'template', kind: 'docm', advice: 'docx' },
    ])
    expect(answer(buildOle(['WordDocument']), 'data')).toEqual([
      'GATE_WRONG_KIND',
      { expected: 'data', kind: 'doc', advice: 'none' },
    ])
    expect(answer(docx, 'spreadsheet')).toEqual([
      'GATE_WRONG_KIND',
      { expected: 'spreadsheet', kind: 'docx', advice: 'none' },
    ])
    expect(answer(Buffer.from('<table>'), 'spreadsheet')).toEqual([
      'GATE_WRONG_KIND',
      { expected: 'spreadsheet', kind: 'html', advice: 'xlsx' },
    ])
    expect(answer(buildOle(['EncryptionInfo']), 'document')).toEqual([
      'GATE_WRONG_KIND',
      { expected: 'document', kind: 'encrypted', advice: 'password' },
    ])
    expect(answer(Buffer.alloc(0), 'document')).toEqual(['GATE_EMPTY', {}])
  })

  test('and text or macros under another kind’s name are refused', () => {
    expect(answer(Buffer.from('a;b'), 'spreadsheet', 'report.XLSX')).toEqual([
      'GATE_DISGUISED',
      { kind: 'csv', named: 'XLSX' },
    ])
    expect(answer(ooxml(macros('word', 'document')), 'document', 'a.docx')).toEqual([
      'GATE_DISGUISED',
      { kind: 'docm', named: 'DOCX' },
    ])
    expect(answer(ooxml(macros('excel', 'sheet')), 'spreadsheet', 'a.xlsm')).toBe('xlsm')
  })
})
