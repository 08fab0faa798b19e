import { linkOf, routeOf, type Route } from './routes';

const here = $state({ path: '/', hash: '' });
const route: Route = $derived(routeOf(here.path));

export function currentRoute(): Route {
  return route;
}

export function currentHash(): string {
  return here.hash;
}

function look(): void {
  here.path = location.pathname;
  here.hash = location.hash;
}

/** Goes to another address of the app; `replace` leaves no step back to the present one. */
export function go(address: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  look();
}

/** Follows the address and the links of the page; answers how to stop. */
export function startRouter(): () => void {
  const follow = (event: MouseEvent): void => {
    const address = linkOf(event, location.origin);
    if (address === null) return;
    event.preventDefault();
    go(address);
  };
  look();
  addEventListener('popstate', look);
  addEventListener('hashchange', look);
  document.addEventListener('click', follow);
  return () => {
    removeEventListener('popstate', look);
    removeEventListener('hashchange', look);
    document.removeEventListener('click', follow);
  };
}
