import { NO_DEALER } from '@/src/domain/panel/messages'
import { Logo } from './brand-mark'

/** Instead of a page of the panel, for staff whose access to their last dealer was removed (STF-09). */
export const NoDealer = () => (
  <main className="forbidden-page">
    <Logo />
    <h1>{NO_DEALER.title}</h1>
    <p>{NO_DEALER.text}</p>
    <a className="forbidden-page__back" href="/admin/logout">
      Sign out
    </a>
  </main>
)
