/** Begins a conversion that doesn't end, in a process that a test kills: `node <bundle> PROGRAM TEXT`. */
import { libreOffice } from '../libreoffice'

const [program = '', text = ''] = process.argv.slice(2)
await libreOffice(program).toPdf([{ name: 'act.docx', bytes: new TextEncoder().encode(text) }])
