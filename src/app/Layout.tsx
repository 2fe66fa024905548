import { Outlet } from 'react-router';

export function Layout() {
  return (
    <main id="content">
      <Outlet />
    </main>
  );
}
