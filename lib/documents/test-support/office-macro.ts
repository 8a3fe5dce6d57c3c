import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const STANDARD = 'user/basic/Standard'
const LIBRARY = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE library:library PUBLIC "-//OpenOffice.org//DTD OfficeDocument 1.0//EN" "library.dtd">
<library:library xmlns:library="http://openoffice.org/2000/library" library:name="Standard" library:readonly="false" library:passwordprotected="false"><library:element library:name="Jobs"/></library:library>`
const LIBRARIES = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE library:libraries PUBLIC "-//OpenOffice.org//DTD OfficeDocument 1.0//EN" "libraries.dtd">
<library:libraries xmlns:library="http://openoffice.org/2000/library" xmlns:xlink="http://www.w3.org/1999/xlink"><library:library library:name="Standard" xlink:href="$(USER)/basic/Standard/script.xlb/" xlink:type="simple" library:link="false"/></library:libraries>`

/** Something that LibreOffice does with each of many files in one run. */
export interface OfficeMacro {
  /** Statements in Basic for one job, whose words are in `words`. What fails goes on with the next statement. */
  readonly job: string
  /** Variables and constants that the statements need, declared before the first job. */
  readonly declarations: string
}

/**
 * Returns a function that gives jobs, each a list of words, to a macro of LibreOffice, and says whether it came to the end of them.
 *
 * @param program where LibreOffice is
 * @param folder an empty folder for its profile and the list of jobs
 * @param timeout milliseconds after which a run is ended; the jobs that it has not come to are left undone
 */
export function officeMacro(program: string, folder: string, { job, declarations }: OfficeMacro, timeout: number) {
  const profile = path.join(folder, 'profile')
  const run = (...words: string[]) => {
    const options = [`-env:UserInstallation=${pathToFileURL(profile).href}`, '--headless', '--norestore']
    return spawnSync(program, [...options, ...words], { timeout, stdio: 'ignore' }).status === 0
  }
  // The first start writes its own profile over what is there.
  run('--terminate_after_init')
  const macros = path.join(profile, STANDARD)
  mkdirSync(macros, { recursive: true })
  writeFileSync(path.join(macros, 'Jobs.xba'), moduleOf(job, declarations))
  writeFileSync(path.join(macros, 'script.xlb'), LIBRARY)
  writeFileSync(path.join(macros, '../script.xlc'), LIBRARIES)
  return (jobs: readonly (readonly (string | number)[])[]): boolean => {
    const list = path.join(folder, 'list')
    writeFileSync(list, jobs.map((words) => `${words.join('|')}\n`).join(''))
    return run(`macro:///Standard.Jobs.Work("${list}")`)
  }
}

/** A message about an error would wait for somebody to close it. */
function moduleOf(job: string, declarations: string): string {
  const code = `Sub Work(list As String)
  ${declarations}
  Dim line As String, words
  On Error Resume Next
  Open list For Input As #1
  Do While Not Eof(1)
    Line Input #1, line
    If Len(line) > 0 Then
      words = Split(line, "|")
      ${job}
    End If
  Loop
  Close #1
  StarDesktop.terminate()
End Sub`
  const escaped = code.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE script:module PUBLIC "-//OpenOffice.org//DTD OfficeDocument 1.0//EN" "module.dtd">
<script:module xmlns:script="http://openoffice.org/2000/script" script:name="Jobs" script:language="StarBasic">
${escaped}
</script:module>`
}
