'use client'

import { useState } from 'react'
import type { HolidayGroup } from '@/src/domain/locations/holiday-lines'
import { HolidayLines } from './holiday-lines'
import { Dialog } from '@/src/ui/dialog/dialog'

const HolidayGroupList = ({ group, isOnlyGroup }: { group: HolidayGroup; isOnlyGroup: boolean }) => (
  <div>
    {!isOnlyGroup && <h3>{group.location_name}</h3>}
    <HolidayLines lines={group.lines} />
  </div>
)

/**
 * “View Holiday Opening Hours” and its dialog: special hours by location, day and department (LOC-05). Renders nothing
 * without special hours. Without script the list is part of the page (`location-page.css`).
 */
export const HolidayHours = ({ groups }: { groups: readonly HolidayGroup[] }) => {
  const [isOpen, setIsOpen] = useState(false)
  if (groups.length === 0) return null
  return (
    <>
      <button type="button" className="btn btn-md btn-secondary scripted" onClick={() => setIsOpen(true)}>
        View Holiday Opening Hours
      </button>
      <Dialog
        id="holiday-hours"
        title="Holiday Opening Hours"
        className="holiday-hours"
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      >
        {groups.map((group) => (
          <HolidayGroupList key={group.location_name} group={group} isOnlyGroup={groups.length === 1} />
        ))}
      </Dialog>
    </>
  )
}
