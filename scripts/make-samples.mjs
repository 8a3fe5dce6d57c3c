/**
 * Makes samples/: for each language a template, its spreadsheet, a template with comments for the same spreadsheet, a document
 * with tables as Word and PDF, a dose record, an Excel form and their entry in samples/index.json.
 * `node scripts/make-samples.mjs [FOLDER]`; the default folder is samples/. Every run gives the same files.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { acceptancePdf } from './samples/acceptance-pdf.mjs'
import { acceptanceTest } from './samples/acceptance-test.mjs'
import { ENGLISH, ROMANIAN, RUSSIAN } from './samples/acceptance-words.mjs'
import { annotatedTemplate } from './samples/annotated-template.mjs'
import { ENGLISH_TAGS, ROMANIAN_TAGS, RUSSIAN_TAGS } from './samples/annotated-words.mjs'
import { documentPackage } from './samples/document-package.mjs'
import { doseRecord } from './samples/dose-record.mjs'
import { ENGLISH_DOSES, ROMANIAN_DOSES, RUSSIAN_DOSES } from './samples/dose-words.mjs'
import { ENGLISH_FORM, excelForm, ROMANIAN_FORM, RUSSIAN_FORM } from './samples/excel-form.mjs'
import { englishReadings } from './samples/english-readings.mjs'
import { englishRecord } from './samples/english-record.mjs'
import { romanianEquipment } from './samples/romanian-equipment.mjs'
import { romanianRecord } from './samples/romanian-record.mjs'
import { russianAct } from './samples/russian-act.mjs'
import { russianEquipment } from './samples/russian-equipment.mjs'
import { workbook } from './samples/workbook.mjs'

const SAMPLES = [
  {
    template: { name: 'Radiation survey record.docx', content: englishRecord },
    data: { name: 'Survey readings 2026.xlsx', content: englishReadings },
    document: { name: 'Acceptance test.docx', content: acceptanceTest(ENGLISH) },
    pdf: { name: 'Acceptance test.pdf', content: ENGLISH },
    annotated: { name: 'Annotated template.docx', content: annotatedTemplate(ENGLISH_TAGS) },
    doses: { name: 'Personal dosimetry 2026.xlsx', content: doseRecord(ENGLISH_DOSES) },
    form: { name: 'Survey register.xlsx', content: ENGLISH_FORM },
  },
  {
    template: { name: 'Акт проверки СИЗ.docx', content: russianAct },
    data: { name: 'Проверка СИЗ 2026.xlsx', content: russianEquipment },
    document: { name: 'Приёмочные испытания.docx', content: acceptanceTest(RUSSIAN) },
    pdf: { name: 'Приёмочные испытания.pdf', content: RUSSIAN },
    annotated: { name: 'Шаблон с примечаниями.docx', content: annotatedTemplate(RUSSIAN_TAGS) },
    doses: { name: 'Дозы персонала 2026.xlsx', content: doseRecord(RUSSIAN_DOSES) },
    form: { name: 'Ведомость проверки СИЗ.xlsx', content: RUSSIAN_FORM },
  },
  {
    template: { name: 'Proces-verbal de verificare.docx', content: romanianRecord },
    data: { name: 'Verificarea echipamentelor 2026.xlsx', content: romanianEquipment },
    document: { name: 'Încercări de acceptare.docx', content: acceptanceTest(ROMANIAN) },
    pdf: { name: 'Încercări de acceptare.pdf', content: ROMANIAN },
    annotated: { name: 'Șablon cu comentarii.docx', content: annotatedTemplate(ROMANIAN_TAGS) },
    doses: { name: 'Doze individuale 2026.xlsx', content: doseRecord(ROMANIAN_DOSES) },
    form: { name: 'Registrul verificărilor.xlsx', content: ROMANIAN_FORM },
  },
]

const folder = path.resolve(process.argv[2] ?? fileURLToPath(new URL('../samples', import.meta.url)))

const index = []
for (const { template, data, annotated, document, pdf, doses, form } of SAMPLES) {
  const { locale, title } = template.content
  await mkdir(path.join(folder, locale), { recursive: true })
  await writeFile(path.join(folder, locale, template.name), documentPackage(template.content))
  await writeFile(path.join(folder, locale, data.name), await workbook(data.content))
  await writeFile(path.join(folder, locale, annotated.name), documentPackage(annotated.content))
  await writeFile(path.join(folder, locale, document.name), documentPackage(document.content))
  await writeFile(path.join(folder, locale, pdf.name), acceptancePdf(pdf.content))
  await writeFile(path.join(folder, locale, doses.name), await workbook(doses.content))
  await writeFile(path.join(folder, locale, form.name), await excelForm(form.content))
  const place = ({ name }) => `${locale}/${name}`
  index.push({
    locale,
    title,
    template: place(template),
    data: place(data),
    annotated: place(annotated),
    document: place(document),
    pdf: place(pdf),
    doses: place(doses),
    form: place(form),
  })
}
await writeFile(path.join(folder, 'index.json'), `${JSON.stringify(index, null, 2)}\n`)
console.log(`${SAMPLES.length * 7} sample files and index.json are in ${folder}`)
