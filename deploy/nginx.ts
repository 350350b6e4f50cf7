import { cacheControl, HASHED_FOLDER } from '../build/headers.ts'

const WWW = 'www.'

/** Where things stand on a server with nginx, and what it listens to. */
export interface Place {
  /** Releases, hashed files of former ones, and what proves to certbot whose host it is. */
  base: string
  /** Folders of certificates, named by host, as certbot keeps them. */
  certificates: string
  /** Addresses without encryption, and with it. */
  listen: { plain: readonly string[]; secure: readonly string[] }
}

/** Debian's nginx, and `certbot certonly --webroot`. */
export const SERVER_PLACE: Place = {
  base: '/var/www/site',
  certificates: '/etc/letsencrypt/live',
  listen: { plain: ['80', '[::]:80'], secure: ['443 ssl http2', '[::]:443 ssl http2'] },
}

/** The name under which a host is asked for as well: with `www.` for one without, and the other way round. */
export const otherNameOf = (host: string): string =>
  host.startsWith(WWW) ? host.slice(WWW.length) : WWW + host

/** Where the folder of a release is; nginx and what copies it there have to agree. */
export const releaseFolder = ({ base }: Pick<Place, 'base'>, id: string): string =>
  `${base}/releases/${id}`

const listening = (addresses: readonly string[]) =>
  addresses.map((address) => `    listen ${address};`).join('\n')

/**
 * What answers without encryption: certbot's questions, before there is a certificate and whenever it
 * is renewed; everything else is sent to https.
 */
export const plainServer = (host: string, { base, listen }: Place): string => `server {
${listening(listen.plain)}
    server_name ${host} ${otherNameOf(host)};
    server_tokens off;
    location ^~ /.well-known/acme-challenge/ {
        root ${base}/acme;
        default_type text/plain;
    }
    location / {
        return 301 https://${host}$request_uri;
    }
}
`

interface Site {
  headers: Record<string, string>
  /** The host that visitors type, with or without `www.`; the other one leads to it. */
  host: string
  /** The folder of the built pages on the server: that of this build alone, whose headers these are. */
  pages: string
  place: Place
  /** The address of the company's own inbox on the server; none where another service takes inquiries. */
  inbox?: string
}

/** Where the inbox listens on the server, unless it is told otherwise. */
export const INBOX_ADDRESS = '127.0.0.1:4322'

/** The inbox knows by X-Real-IP who sends; it says itself that a post is too large, so it gets to see it. */
const inboxLocation = (address: string) => `
    location = /submit {
        proxy_pass http://${address};
        proxy_http_version 1.1;
        proxy_set_header Host $http_host;
        proxy_set_header X-Real-IP $remote_addr;
        proxy_set_header Connection "";
        proxy_hide_header Cache-Control;
        client_max_body_size 1m;
        proxy_connect_timeout 5s;
        proxy_read_timeout 20s;
    }`

/**
 * Everything that nginx has to know of a release. The site answers like the local server: clean
 * addresses, the error page with status 404, packed files, and the headers on every answer. They stand
 * at the server and nowhere else, because a single `add_header` in a location takes away all that it
 * would have inherited.
 */
export function nginxConfig({ headers, host, pages, place, inbox }: Site): string {
  const secure = `${listening(place.listen.secure)}
    ssl_certificate ${place.certificates}/${host}/fullchain.pem;
    ssl_certificate_key ${place.certificates}/${host}/privkey.pem;
    ssl_protocols TLSv1.2 TLSv1.3;
    ssl_session_cache shared:site:1m;
    # A TLS record is read as a whole: one packet each, not the 16 KB that nginx would take.
    ssl_buffer_size 1400;
    server_tokens off;`
  const lines = Object.entries(headers).map(
    ([name, value]) => `    add_header ${name} "${value}" always;`,
  )
  return `# Written by the build, for one release: its pages and the headers that belong to them.

# What is kept depends on the file that answers: an error page in place of a lost file is not kept.
map $uri $site_cache_control {
    default "${cacheControl('/file.ext')}";
    ~^${HASHED_FOLDER} "${cacheControl(HASHED_FOLDER)}";
    ~\\.html$ "${cacheControl('/')}";
    /submit "no-store";
}

${plainServer(host, place)}
# The first one listening answers for unknown hosts, too.
server {
    server_name ${otherNameOf(host)};
${secure}
${lines.join('\n')}
    return 301 https://${host}$request_uri;
}

server {
    server_name ${host};
${secure}
    root ${pages};
    absolute_redirect off;
    charset utf-8;
    gzip_static on;
    # Needs libnginx-mod-http-brotli-static; take the line away where it is missing.
    brotli_static on;

    include mime.types;
    types {
        application/manifest+json webmanifest;
    }

    error_page 404 /404.html;
    error_page 500 502 503 504 /500.html;

${lines.join('\n')}
    add_header Cache-Control $site_cache_control always;

    # Only what can be a page's address: browsers read backslashes and tabs as they please.
    rewrite "^((/[\\w.~-]+)+)/$" $1 permanent;

    location / {
        try_files $uri $uri.html =404;
    }${inbox === undefined ? '' : inboxLocation(inbox)}
    location = / {
        try_files /index.html =404;
    }
    # Pages that are open since before this release ask for files of theirs.
    location ^~ ${HASHED_FOLDER} {
        try_files $uri @former;
    }
    location @former {
        root ${place.base}/former;
        try_files $uri =404;
    }
    location ~ /(\\.(?!well-known/)|_headers$) {
        return 404;
    }
    location ~ ^/(404|500)(\\.html)?$ {
        internal;
    }
}
`
}
