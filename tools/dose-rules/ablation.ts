import { INSTRUCTION_LANGUAGES } from '@/lib/documents/doses/language/instruction-languages'
import type { Rule } from '@/lib/documents/doses/posology/grammar/rule'
import { InstructionReader } from '@/lib/documents/doses/posology/reader'

export interface ReadLine {
  readonly line: string
  /** Found from the words where null. */
  readonly language: string | null
}

/** Reads lines again without a rule or with another weight, and compares what they say. */
export class Ablation {
  private readonly reader: InstructionReader
  private readonly said: readonly string[]
  /** The lines in which a rule reads anything at all. */
  private readonly usedIn = new Map<string, Set<number>>()
  private readonly left = new Set<string>()
  private at = 0

  constructor(
    rules: readonly Rule[],
    private readonly lines: readonly ReadLine[],
  ) {
    const watched = rules.map((rule) => this.watched(rule))
    this.reader = new InstructionReader(INSTRUCTION_LANGUAGES, { rules: watched, keepsPhrases: false })
    this.said = lines.map((_, at) => this.read(at))
  }

  /** Whether a line says something else without the rule, and without those that were dropped. */
  changesWithout(id: string): boolean {
    const isDropped = this.left.has(id)
    this.left.add(id)
    const changed = [...(this.usedIn.get(id) ?? [])].some((at) => this.read(at) !== this.said[at])
    if (!isDropped) this.left.delete(id)
    return changed
  }

  /** Leaves out the rules that change nothing, one after another, and returns those that can go together. */
  drop(ids: readonly string[]): readonly string[] {
    return ids.filter((id) => {
      if (this.changesWithout(id)) return false
      this.left.add(id)
      return true
    })
  }

  /** Whether a line says something else with a weight multiplied. */
  changesWith(table: Record<string, number>, key: string, factor: number): boolean {
    const weight = table[key] ?? 0
    table[key] = weight * factor
    const changed = this.lines.some((_, at) => this.read(at) !== this.said[at])
    table[key] = weight
    return changed
  }

  private read(at: number): string {
    this.at = at
    const { line = '', language = null } = this.lines[at] ?? {}
    return JSON.stringify(this.reader.read(line, language))
  }

  /** The rule, which notes the lines that it reads in, with others left out as well, and reads nothing while it is left out. */
  private watched(rule: Rule): Rule {
    const used = new Set<number>()
    this.usedIn.set(rule.id, used)
    const meaning: Rule['meaning'] = (bound, span) => {
      if (this.left.has(rule.id)) return undefined
      const value = rule.meaning(bound, span)
      if (value !== undefined) used.add(this.at)
      return value
    }
    return { ...rule, meaning }
  }
}
