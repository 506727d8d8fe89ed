import { useDocumentInfo, useServerFunctions } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { type ScheduledChange, scheduleProblem } from '@/src/domain/content/schedule'
import { SERVER_UNREACHABLE } from '@/src/domain/panel/request-messages'
import { parseTypedMoment } from '@/src/domain/time/typed-dates'
import { type PlannedChange, toPlannedChange } from './planned-change'

type State = {
  readonly isBusy: boolean
  readonly message?: string
  readonly failure?: string
  /** Why the saved version can't be published, each with the label of its field. */
  readonly reasons?: readonly string[]
}

type Problems = { readonly change?: string | undefined; readonly moment?: string | undefined }

/** The problem of a typed moment: what cannot be read says so at its input already. */
const momentProblem = (moment: string, timezone: string): string | undefined => {
  const isTyped = moment !== '' && Number.isNaN(Date.parse(moment))
  const parsedInput = isTyped ? parseTypedMoment(moment, timezone) : undefined
  if (parsedInput && 'problem' in parsedInput) return parsedInput.problem
  return scheduleProblem(moment, Date.now())
}

export type Planned = {
  readonly planned: readonly PlannedChange[]
  readonly load: () => Promise<void>
}

/** The planned changes of the open document. */
export const usePlanned = (initial: readonly PlannedChange[]): Planned => {
  const { id, collectionSlug } = useDocumentInfo()
  const { getUpcomingScheduledPublish } = useServerFunctions()
  const [planned, setPlanned] = useState(initial)
  const load = useCallback(async (): Promise<void> => {
    const found = await getUpcomingScheduledPublish({
      ...(id !== undefined && { id }),
      ...(collectionSlug !== undefined && { collectionSlug }),
    })
    setPlanned(found.map(toPlannedChange))
  }, [id, collectionSlug, getUpcomingScheduledPublish])
  return { planned, load }
}

/** Sends requests about the schedule, and says how the last one ended. */
const useRequests = (load: () => Promise<void>) => {
  const { schedulePublish } = useServerFunctions()
  const [state, setState] = useState<State>({ isBusy: false })
  useEffect(() => {
    load().catch(() => setState({ isBusy: false, failure: SERVER_UNREACHABLE }))
  }, [load])
  /** Returns whether the server did it. */
  const send = async (request: Parameters<typeof schedulePublish>[0], message: string): Promise<boolean> => {
    setState({ isBusy: true })
    try {
      const answer = await schedulePublish(request)
      const { error, reasons = [] } = answer as { readonly error?: string; readonly reasons?: readonly string[] }
      if (error === undefined) await load()
      setState({ isBusy: false, ...(error === undefined ? { message } : { failure: error, reasons }) })
      return error === undefined
    } catch {
      setState({ isBusy: false, failure: SERVER_UNREACHABLE })
      return false
    }
  }
  return { state, send }
}

/**
 * State of the form that schedules a change, and its requests. `offered` applies until the user chooses: it may come
 * after the dialog is open, when a save has just ended.
 */
export const useSchedule = (timezone: string, offered: ScheduledChange | undefined, { planned, load }: Planned) => {
  const { id, collectionSlug } = useDocumentInfo()
  const [chosen, setChosen] = useState<ScheduledChange>()
  const change = chosen ?? offered
  const [moment, setMoment] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const { state, send } = useRequests(load)
  const save = async (): Promise<void> => {
    const found = {
      change: change === undefined ? 'Choose what should happen.' : undefined,
      moment: momentProblem(moment, timezone),
    }
    setProblems(found)
    if (change === undefined || found.moment !== undefined || collectionSlug === undefined) return
    const isScheduled = await send(
      {
        type: change,
        date: new Date(moment),
        timezone,
        doc: { relationTo: collectionSlug, value: String(id) },
      } as never,
      'Scheduled.',
    )
    if (isScheduled) setMoment('')
  }
  const cancel = async (deleteID: string): Promise<void> => {
    await send({ deleteID } as never, 'The schedule is cancelled.')
  }
  return {
    change,
    moment,
    problems,
    planned,
    ...state,
    setChange: setChosen,
    setMoment: (next: string): void => {
      setMoment(next)
      setProblems({ ...problems, moment: undefined })
    },
    save,
    cancel,
  }
}
