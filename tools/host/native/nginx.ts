import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plan } from '../driver';
import { LOOPBACK, waitFor } from '../ports';
import { startServer, type ServerProcess } from '../processes';
import { fpmSocket } from './fpm';

export async function serveNginx(
	plan: Plan,
	program: string
): Promise< ServerProcess > {
	const folder = join( plan.folder, 'nginx' );
	const config = join( plan.folder, 'nginx.conf' );
	const log = join( plan.folder, 'nginx.log' );
	await mkdir( folder, { recursive: true } );
	await writeFile( config, serverConfig( plan, folder, log ) );
	const server = startServer(
		'nginx',
		program,
		[ '-p', folder, '-c', config, '-e', log ],
		{ log }
	);
	await waitFor( server, plan.port, log );
	return server;
}

function serverConfig( plan: Plan, folder: string, log: string ): string {
	const user = process.getuid?.() === 0 ? 'user root;' : '';
	const temp = [ 'client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi' ].map(
		( name ) => `\t${ name }_temp_path ${ folder }/${ name };`
	);
	return `${ user }
daemon off;
worker_processes 1;
pid ${ folder }/nginx.pid;
error_log ${ log };
events { worker_connections 512; }
http {
${ temp.join( '\n' ) }
	access_log off;
	sendfile on;
	tcp_nopush on;
	keepalive_timeout 65;
	client_max_body_size 32m;
	types {
${ types }
	}
	default_type application/octet-stream;
	server {
		listen ${ LOOPBACK }:${ plan.port } backlog=511;
		root ${ plan.www };
		index index.php;
		absolute_redirect off;
${ locations( fpmSocket( plan ) ) }
	}
}
`;
}

const types = `		text/html html;
		text/css css;
		text/plain txt;
		text/javascript js mjs;
		application/json json map;
		image/svg+xml svg;
		image/png png;
		image/jpeg jpg jpeg;
		image/gif gif;
		image/webp webp;
		image/avif avif;
		font/woff2 woff2;`;

/** WordPress's own files are shared by all sites of a sub-folder network. */
function locations( socket: string ): string {
	return `		if (!-e $request_filename) {
			rewrite ^/[a-z0-9-]+(/wp-(?:admin|includes|content)(?:/.*)?)$ $1 last;
			rewrite ^/[a-z0-9-]+(/[a-z-]+\\.php)$ $1 last;
		}
		# As a folder it would be answered by itself, and only to GET and POST.
		location = / { rewrite ^ /index.php last; }
		location / { try_files $uri $uri/ /index.php?$args; }
		location ~ /\\.ht { return 404; }
		location ~ \\.php$ {
			try_files $uri =404;
			fastcgi_pass unix:${ socket };
			fastcgi_read_timeout 600s;
			fastcgi_buffers 32 16k;
			fastcgi_buffer_size 64k;
${ fastcgiParams() }
		}`;
}

/** As nginx's own file has them, but HTTP_HOST with the port: networks need it. */
function fastcgiParams(): string {
	const params = {
		SCRIPT_FILENAME: '$document_root$fastcgi_script_name',
		SCRIPT_NAME: '$fastcgi_script_name',
		DOCUMENT_ROOT: '$document_root',
		DOCUMENT_URI: '$document_uri',
		REQUEST_URI: '$request_uri',
		REQUEST_METHOD: '$request_method',
		REQUEST_SCHEME: '$scheme',
		QUERY_STRING: '$query_string',
		CONTENT_TYPE: '$content_type',
		CONTENT_LENGTH: '$content_length',
		SERVER_PROTOCOL: '$server_protocol',
		SERVER_SOFTWARE: 'nginx',
		SERVER_NAME: '$host',
		SERVER_ADDR: '$server_addr',
		SERVER_PORT: '$server_port',
		REMOTE_ADDR: '$remote_addr',
		REMOTE_PORT: '$remote_port',
		GATEWAY_INTERFACE: 'CGI/1.1',
		REDIRECT_STATUS: '200',
		HTTP_HOST: '$http_host',
		HTTP_AUTHORIZATION: '$http_authorization',
	};
	return Object.entries( params )
		.map( ( [ name, value ] ) => `			fastcgi_param ${ name } ${ value };` )
		.join( '\n' );
}
