/**
 * Makes samples/: for each language a template, its spreadsheet and their entry in samples/index.json.
 * `node scripts/make-samples.mjs [FOLDER]`; the default folder is samples/. Every run gives the same files.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { documentPackage } from './samples/document-package.mjs'
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
  },
  {
    template: { name: 'Акт проверки СИЗ.docx', content: russianAct },
    data: { name: 'Проверка СИЗ 2026.xlsx', content: russianEquipment },
  },
  {
    template: { name: 'Proces-verbal de verificare.docx', content: romanianRecord },
    data: { name: 'Verificarea echipamentelor 2026.xlsx', content: romanianEquipment },
  },
]

const folder = path.resolve(process.argv[2] ?? fileURLToPath(new URL('../samples', import.meta.url)))

const index = []
for (const { template, data } of SAMPLES) {
  const { locale, title } = template.content
  await mkdir(path.join(folder, locale), { recursive: true })
  await writeFile(path.join(folder, locale, template.name), documentPackage(template.content))
  await writeFile(path.join(folder, locale, data.name), await workbook(data.content))
  index.push({ locale, title, template: `${locale}/${template.name}`, data: `${locale}/${data.name}` })
}
await writeFile(path.join(folder, 'index.json'), `${JSON.stringify(index, null, 2)}\n`)
console.log(`${SAMPLES.length * 2} sample files and index.json are in ${folder}`)
