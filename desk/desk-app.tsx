import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, Redirect, Route, Router, Switch } from 'wouter';
import { buttonClass } from '#app/components/ui/button.tsx';
import { deskFrame, deskPerson } from '#content/desk.ts';
import { language } from '#content/languages.ts';
import { AnalyticsPage } from './analytics/analytics-page.tsx';
import { api, errorStatus, queryKeyFor } from './api.ts';
import { ApiKeysPage } from './api-keys/api-keys-page.tsx';
import { AuditLogPage } from './audit-log/audit-log-page.tsx';
import { BookingsPage } from './bookings/bookings-page.tsx';
import { PageTitle } from './components/page-title.tsx';
import { LoadFailed, Loading } from './components/query-view.tsx';
import { DeliveriesPage } from './deliveries/deliveries-page.tsx';
import { DeskFrame } from './frame.tsx';
import { LeadsPage } from './leads/leads-page.tsx';
import { PersonPage } from './people/person-page.tsx';
import { SignInPage } from './sign-in-page.tsx';
import { SubscribersPage } from './subscribers/subscribers-page.tsx';
import { SystemPage } from './system/system-page.tsx';
import { TodayPage } from './today/today-page.tsx';
import { type Me, MeProvider } from './use-me.ts';

export function DeskApp() {
  return (
    <Router base="/desk">
      <Switch>
        <Route path="/sign-in" component={SignInPage} />
        <Route component={SignedIn} />
      </Switch>
    </Router>
  );
}

/** Checks the session first. Without a session, every URL shows the sign-in page. */
function SignedIn() {
  const me = useQuery<Me>({ queryKey: queryKeyFor(api.me.$url()) });
  if (me.isPending) return <Loading />;
  if (errorStatus(me.error) === 401) return <SignInPage />;
  if (me.error) return <LoadFailed onRetry={me.refetch} />;
  if (me.data.language !== '' && me.data.language !== language.code) return <ReloadInChosenLanguage />;
  return (
    <MeProvider value={me.data}>
      <DeskFrame>
        <Switch>
          <Route path="/" component={TodayPage} />
          <Route path="/leads" component={LeadsPage} />
          <Route path="/people/:id">{({ id }) => <PersonPage key={id} id={id} />}</Route>
          <Route path="/bookings" component={BookingsPage} />
          <Route path="/analytics" component={AnalyticsPage} />
          <Route path="/deliveries" component={DeliveriesPage} />
          <Route path="/subscribers" component={SubscribersPage} />
          <Route path="/audit-log" component={AuditLogPage} />
          <Route path="/system" component={SystemPage} />
          <Route path="/system/api-keys" component={ApiKeysPage} />
          {/* URLs of version 2.0 may be bookmarked. */}
          <Route path="/pictures">{() => <Redirect to="/analytics" replace />}</Route>
          <Route path="/access">{() => <Redirect to="/audit-log" replace />}</Route>
          <Route component={NotFound} />
        </Switch>
      </DeskFrame>
    </MeProvider>
  );
}

/** The user chose a language in another browser. After a reload, the app is in that language. */
function ReloadInChosenLanguage() {
  useEffect(() => window.location.reload(), []);
  return <Loading />;
}

function NotFound() {
  return (
    <>
      <PageTitle title={deskFrame.notFound} />
      <Link href="/" className={buttonClass({ size: 'sm', variant: 'outline' })}>
        {deskPerson.back['/']}
      </Link>
    </>
  );
}
