'use client'

import { useRef } from 'react'
import type { HolidayGroup } from '@/src/domain/locations/special-hours'
import { Icon } from '@/src/ui/icon'

const HolidayGroupList = ({ group, isOnlyGroup }: { group: HolidayGroup; isOnlyGroup: boolean }) => (
  <div>
    {!isOnlyGroup && <h3>{group.location_name}</h3>}
    <ul>
      {group.lines.map(({ day, name, department, times }) => (
        <li key={day + department}>
          <b>{day}</b>
          <span>{times}</span>
          <small>{[name, department].filter(Boolean).join(' · ')}</small>
        </li>
      ))}
    </ul>
  </div>
)

/**
 * “View Holiday Opening Hours” and its dialog: special hours by location, day and department (LOC-05). Renders nothing
 * without special hours. Without script the list is part of the page (`location-page.css`).
 */
export const HolidayHours = ({ groups }: { groups: readonly HolidayGroup[] }) => {
  const dialog = useRef<HTMLDialogElement>(null)
  if (groups.length === 0) return null
  return (
    <>
      <button type="button" className="btn btn-md btn-secondary scripted" onClick={() => dialog.current?.showModal()}>
        View Holiday Opening Hours
      </button>
      <dialog
        ref={dialog}
        id="holiday-hours"
        aria-labelledby="holiday-hours-title"
        className="holiday-hours"
        // The dialog itself is the target only of a click outside its content.
        onClick={(event) => event.target === event.currentTarget && dialog.current?.close()}
      >
        <div>
          <header>
            <h2 id="holiday-hours-title">Holiday Opening Hours</h2>
            <button type="button" className="site-icon-button scripted" onClick={() => dialog.current?.close()}>
              <Icon name="x" className="size-6" />
              <span className="sr-only">Close</span>
            </button>
          </header>
          {groups.map((group) => (
            <HolidayGroupList key={group.location_name} group={group} isOnlyGroup={groups.length === 1} />
          ))}
        </div>
      </dialog>
    </>
  )
}
