import type { DataLanguage } from '@/lib/documents/spreadsheets/language'

export type TagGroup = 'values' | 'own' | 'conditions' | 'loops' | 'totals' | 'foreign'

/** What the example is printed from: one row of the table, by its number in the spreadsheet, or all of them together. */
export type ExampleRows = 2 | 3 | 4 | 'all'

export interface TagText {
  readonly id: string
  readonly group: TagGroup
  readonly rows: ExampleRows
  readonly text: Readonly<Record<DataLanguage, string>>
}

function of(
  group: TagGroup,
  rows: ExampleRows,
  texts: Readonly<Record<string, readonly [string, string, string]>>,
): TagText[] {
  return Object.entries(texts).map(([id, [ru, ro, en]]) => ({ id, group, rows, text: { ru, ro, en } }))
}

/** Every kind of tag, as users write it in each language; what it prints is never written here. */
export const TAG_TEXTS: readonly TagText[] = [
  ...of('values', 2, {
    plain: ['{средство}', '{echipament}', '{item}'],
    spaces: ['{ СРЕДСТВО }', '{ ECHIPAMENT }', '{ ITEM }'],
    double: ['{{средство}}', '{{echipament}}', '{{item}}'],
    format: ['{проверено | date:"D MMMM YYYY"}', '{verificat | date:"D MMMM YYYY"}', '{checked | date:"D MMMM YYYY"}'],
    chain: [
      '{проверено | date:"MMMM" | capital}',
      '{verificat | date:"MMMM" | capital}',
      '{checked | date:"MMMM" | upper}',
    ],
    empty: ['{замечания | default:"нет"}', '{observații | default:"fără"}', '{remarks | default:"none"}'],
  }),
  ...of('own', 2, {
    rowNumber: ['{номер строки}', '{numărul rândului}', '{row.number}'],
    rowLine: ['{строка.таблицы}', '{rând.tabel}', '{row.line}'],
    actNumber: ['{акт.номер}', '{act.număr}', '{act.number}'],
    today: ['{сегодня}', '{astăzi}', '{today}'],
    profile: ['{профиль.организация}', '{profil.instituția}', '{profile.organisation}'],
  }),
  ...of('conditions', 3, {
    filled: [
      '{#замечания}Замечания: {замечания}{/замечания}',
      '{#observații}Observații: {observații}{/observații}',
      '{#remarks}Remarks: {remarks}{/remarks}',
    ],
    more: ['{#доза > 1}выше нормы{/}', '{#doză > 1}peste limită{/}', '{#dose > 1}above the limit{/}'],
    atLeast: [
      '{#проверено >= 05.11.2026}вторая очередь{/}',
      '{#verificat >= 05.11.2026}a doua tură{/}',
      '{#checked >= 2026-11-05}second round{/}',
    ],
    equal: [
      '{#отделение = "Рентген"}кабинет № 3{/}',
      '{#secție = „Radiologie”}cabinetul 3{/}',
      '{#department = "Radiology"}room 3{/}',
    ],
  }),
  ...of('conditions', 4, {
    absent: [
      '{^замечания}Замечаний нет.{/замечания}',
      '{^observații}Fără observații.{/observații}',
      '{^remarks}No remarks.{/remarks}',
    ],
    less: ['{#доза < 1}в норме{/}', '{#doză < 1}în limită{/}', '{#dose < 1}within the limit{/}'],
    column: ['{#доза <= норма}годно{/}', '{#doză <= limită}admis{/}', '{#dose <= limit}passed{/}'],
    unequal: [
      '{#отделение != "Рентген"}другой корпус{/}',
      '{#secție != „Radiologie”}alt corp{/}',
      '{#department != "Radiology"}another wing{/}',
    ],
  }),
  ...of('loops', 'all', {
    loop: [
      '{#строки}{номер строки}) {средство}; {/строки}',
      '{#rânduri}{numărul rândului}) {echipament}; {/rânduri}',
      '{#rows}{row.number}) {item}; {/rows}',
    ],
    sort: [
      '{#строки | сортировать:"доза","по убыванию"}{средство} {доза}; {/строки}',
      '{#rânduri | sortare:„doză”,„descrescător”}{echipament} {doză}; {/rânduri}',
      '{#rows | sort:"dose","desc"}{item} {dose}; {/rows}',
    ],
    by: [
      '{#строки | по:"отделение"}{отделение}: {строки | количество}; {/строки}',
      '{#rânduri | grupare:„secție”}{secție}: {rânduri | câte}; {/rânduri}',
      '{#rows | by:"department"}{department}: {rows | count}; {/rows}',
    ],
  }),
  ...of('totals', 'all', {
    count: ['{строки | количество}', '{rânduri | câte}', '{rows | count}'],
    sum: ['{строки | сумма:"доза" | number:2}', '{rânduri | suma:„doză” | number:2}', '{rows | sum:"dose" | number:2}'],
    avg: ['{строки | среднее:"доза" | round:2}', '{rânduri | media:„doză” | round:2}', '{rows | avg:"dose" | round:2}'],
    min: ['{строки | наименьшее:"доза"}', '{rânduri | minim:„doză”}', '{rows | min:"dose"}'],
    max: ['{строки | наибольшее:"доза"}', '{rânduri | maxim:„doză”}', '{rows | max:"dose"}'],
    join: [
      '{строки | список:"средство"," и "}',
      '{rânduri | listă:„echipament”,„ și ”}',
      '{rows | join:"item"," and "}',
    ],
  }),
  ...of('foreign', 4, {
    jinjaIf: [
      '{% if замечания %}Замечания есть{% else %}Замечаний нет{% endif %}',
      '{% if observații %}Cu observații{% else %}Fără observații{% endif %}',
      '{% if remarks %}With remarks{% else %}No remarks{% endif %}',
    ],
  }),
  ...of('foreign', 4, {
    jinjaRound: ['{{ доза | round(1) }}', '{{ doză | round(1) }}', '{{ dose | round(1) }}'],
    jinjaDefault: ["{{ замечания | default('—') }}", "{{ observații | default('—') }}", "{{ remarks | default('—') }}"],
    angularAnd: [
      '{#доза < 1 && !замечания}годно{/}',
      '{#doză < 1 && !observații}admis{/}',
      '{#dose < 1 && !remarks}passed{/}',
    ],
    angularOr: [
      '{#доза > 1 || замечания}проверить{/}{#доза < 1 || замечания}в норме{/}',
      '{#doză > 1 || observații}de verificat{/}{#doză < 1 || observații}în limită{/}',
      '{#dose > 1 || remarks}check{/}{#dose < 1 || remarks}within the limit{/}',
    ],
  }),
  ...of('foreign', 'all', {
    eachValue: ['{#средство}{.}; {/средство}', '{#echipament}{.}; {/echipament}', '{#item}{.}; {/item}'],
    thisName: [
      '{#строки}{this.средство} {/строки}',
      '{#rânduri}{this.echipament} {/rânduri}',
      '{#rows}{this.item} {/rows}',
    ],
    jinjaNumbers: [
      '{% for строка in строки %}{{ loop.index0 }}/{{ loop.revindex }} {% endfor %}',
      '{% for rând in rânduri %}{{ loop.index0 }}/{{ loop.revindex }} {% endfor %}',
      '{% for row in rows %}{{ loop.index0 }}/{{ loop.revindex }} {% endfor %}',
    ],
    angularIndex: ['{#строки}{$index} {/строки}', '{#rânduri}{$index} {/rânduri}', '{#rows}{$index} {/rows}'],
    jinjaLength: ['{{ строки | length }}', '{{ rânduri | length }}', '{{ rows | length }}'],
    jinjaJoin: [
      '{{ строки | join(", ", attribute="средство") }}',
      '{{ rânduri | join(", ", attribute="echipament") }}',
      '{{ rows | join(", ", attribute="item") }}',
    ],
    jinjaFor: [
      '{% for строка in строки %}{{ строка.средство }}; {% endfor %}',
      '{% for rând in rânduri %}{{ rând.echipament }}; {% endfor %}',
      '{% for row in rows %}{{ row.item }}; {% endfor %}',
    ],
  }),
]
