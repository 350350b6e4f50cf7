import { cacheControl, HASHED_FOLDER } from './headers.ts'

interface Options {
  headers: Record<string, string>
  serverName: string
  /** Where the built site lies on the server. */
  root?: string
  /** Addresses, each with what belongs to it, such as `443 ssl`. */
  listen?: readonly string[]
}

/**
 * A server for nginx that answers like the local one: clean addresses, the error page with status
 * 404, packed files, and the headers on every answer. They stand at the server and nowhere else,
 * because a single `add_header` in a location takes away all that it would have inherited.
 */
export function nginxConfig({
  headers,
  serverName,
  root = '/var/www/site',
  listen = ['80'],
}: Options): string {
  const lines = Object.entries(headers).map(
    ([name, value]) => `    add_header ${name} "${value}" always;`,
  )
  return `# Written by the build: goes to /etc/nginx/conf.d/, and dist/ to ${root}.

# What is kept depends on the file that answers: an error page in place of a lost file is not kept.
map $uri $site_cache_control {
    default "${cacheControl('/file.ext')}";
    ~^${HASHED_FOLDER} "${cacheControl(HASHED_FOLDER)}";
    ~\\.html$ "${cacheControl('/')}";
}

server {
${listen.map((address) => `    listen ${address};`).join('\n')}
    server_name ${serverName};
    root ${root};

    server_tokens off;
    absolute_redirect off;
    charset utf-8;
    # A TLS record is read as a whole: one packet each, not the 16 KB that nginx would take.
    ssl_buffer_size 1400;
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

    rewrite ^/(.+)/$ /$1 permanent;

    location / {
        try_files $uri $uri.html =404;
    }
    location = / {
        try_files /index.html =404;
    }
    location ~ /(\\.|_headers$) {
        return 404;
    }
    location ~ ^/(404|500)(\\.html)?$ {
        internal;
    }
}
`
}
