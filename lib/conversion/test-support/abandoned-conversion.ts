/** Begins a conversion that doesn't end, in a process that a test kills: `node <bundle> PROGRAM PLACE TEXT`. */
import { libreOffice } from '../libreoffice'

const [program = '', place = '', text = ''] = process.argv.slice(2)
await libreOffice(program, { place }).toPdf([{ name: 'act.docx', bytes: new TextEncoder().encode(text) }])
