import { expect, test } from '@jest/globals'
import { docx, paragraph } from '../test-support/files'
import { differencesFrom, type OtherProgram } from './other-program'
import { readTemplate } from './template'

const told = async (text: string, program: OtherProgram) =>
  differencesFrom(await readTemplate(docx(paragraph(text))), program).map(
    ({ tag, params }) => `${tag} ${params.difference}`,
  )

test.each<[OtherProgram, string, string[]]>([
  ['docxtemplater', '{Name} {#items}{x}{/items}', ['{#items} condition']],
  ['docxtemplater', '{user.name} {row.number} {profile.name}', ['{user.name} path']],
  [
    'docxtemplater',
    '{Price * 2} {#Paid}a{/}{^Paid}b{/}',
    ['{Price * 2} calculation', '{#Paid} condition', '{^Paid} condition'],
  ],
  ['docxtemplater', '{a ? b : c} {$index}', ['{a ? b : c} unsupported']],
  ['docxtpl', '{{r rich }} {{ room }}', ['{{r rich }} unsupported']],
  ['docxtemplater', '{#rows}{Name}{/rows}', []],
  ['docxtpl', '{% for x in items %}{{ x.name }}{% endfor %}', ['{% for x in items %} loop']],
  ['docxtpl', '{% for row in rows %}{{ row.name }}{% endfor %}', []],
])('of a template of %s, %s differs', async (program, text, expected) => {
  expect(await told(text, program)).toEqual(expected)
})
