import { Button } from '@payloadcms/ui'
import { formatScheduled } from '@/src/domain/content/schedule'
import type { PlannedChange } from './planned-change'

type Props = {
  readonly planned: readonly PlannedChange[]
  readonly timezone: string
  readonly isBusy: boolean
  readonly onCancel: (id: string) => Promise<void>
}

/** The scheduled changes of the document, each with a button that cancels it. */
export const PlannedChanges = ({ planned, timezone, isBusy, onCancel }: Props) => (
  <section className="schedule__planned" aria-labelledby="schedule-planned">
    <h3 id="schedule-planned">Scheduled</h3>
    {planned.length === 0 && <p>Nothing is scheduled yet.</p>}
    <ul>
      {planned.map(({ id, change, moment }) => {
        const text = formatScheduled(change, moment, timezone)
        return (
          <li key={id}>
            <span>{text}</span>
            <Button
              type="button"
              size="small"
              margin={false}
              buttonStyle="secondary"
              disabled={isBusy}
              aria-label={`Cancel this schedule: ${text}`}
              onClick={() => void onCancel(id)}
            >
              Cancel this schedule
            </Button>
          </li>
        )
      })}
    </ul>
  </section>
)
