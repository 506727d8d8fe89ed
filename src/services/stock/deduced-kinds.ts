import type { ImportPlan } from '@/src/domain/stock/feed/plan'
import { createFinding, type Finding } from '@/src/domain/stock/feed/read-row'
import { stockNounOf } from '@/src/domain/stock/vehicle/nouns'
import { formatCount } from '@/src/domain/text/numbers'
import type { CollectedVehicle } from './collect-vehicles'

type Deduced = NonNullable<CollectedVehicle['deduced']>

const toFinding = ({ kind, because, line }: Deduced, count: number): Finding =>
  createFinding(
    line,
    '',
    formatCount(count, ...stockNounOf([kind])),
    `The file has no vehicle type, so this follows from ${because}. If it’s wrong, correct it in the panel or add a column for the vehicle type.`,
  )

/**
 * Reports the new vehicles whose kind was deduced, since the file names none (STK-02): one finding for all with the same
 * clue, because a file of trucks would otherwise fill the report.
 */
export const reportDeducedKinds = (
  plan: Pick<ImportPlan, 'changes'>,
  vehicles: readonly CollectedVehicle[],
): readonly Finding[] => {
  const groups = new Map<string, Deduced[]>()
  for (const change of plan.changes) {
    const found = change.kind === 'create' ? vehicles[change.index]?.deduced : undefined
    if (!found) continue
    const group = groups.get(found.because)
    if (group) group.push(found)
    else groups.set(found.because, [found])
  }
  return [...groups.values()].flatMap(([first, ...others]) => (first ? [toFinding(first, others.length + 1)] : []))
}
