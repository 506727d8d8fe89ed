import config from '@payload-config'
import { getPayload } from 'payload'
import { findSessionUser } from '@/src/admin/requests/session-user'
import { Logo } from '@/src/admin/shell/brand-mark'
import { listRoleGivers } from '@/src/admin/shell/page-access'

/** The 403 page of the panel, with the colleagues who can change the user's role (STF-09). */
const Forbidden = async () => {
  const payload = await getPayload({ config })
  const roleGivers = await listRoleGivers(payload, await findSessionUser(payload))
  return (
    <main className="forbidden-page">
      <Logo />
      <h1>You don’t have access to this page</h1>
      {roleGivers.length > 0 ? (
        <>
          <p>Your role doesn’t include it. An administrator can change your role under Settings, Users:</p>
          <ul>
            {roleGivers.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>Only platform admins can open it.</p>
      )}
      <a className="forbidden-page__back" href="/admin">
        Back to the panel
      </a>
    </main>
  )
}

export default Forbidden
