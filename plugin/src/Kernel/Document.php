<?php

declare( strict_types=1 );

namespace Svc\Kernel;

use Closure;
use Generator;

/** A body that is text already: made, kept and sent as it is, and not even loaded where a 304 will do. */
final class Document {

	private const PIECE = 65536;

	private ?string $bytes = null;

	/** @var resource|null */
	private $stream = null;

	/**
	 * @param Closure(bool): (string|resource) $load Gives the text, as it is or gzipped; asked once. Told whether gzip is welcome: what is kept so may be given so in any case. A stream where memory should not hold it.
	 * @param string|null           $filename To be saved under; without one it is to be shown.
	 */
	public function __construct(
		public readonly string $content_type,
		private readonly Closure $load,
		public readonly ?string $filename = null,
	) {}

	public function load( bool $gzip_is_welcome ): void {
		if ( null !== $this->bytes || null !== $this->stream ) {
			return;
		}
		$loaded = ( $this->load )( $gzip_is_welcome );
		if ( is_string( $loaded ) ) {
			$this->bytes = $loaded;
		} else {
			$this->stream = $loaded;
		}
	}

	public function bytes(): string {
		$this->load( false );
		return null === $this->stream ? (string) $this->bytes : (string) stream_get_contents( $this->stream, offset: 0 );
	}

	public function is_gzipped(): bool {
		$this->load( false );
		return null === $this->stream && Gzip::is( (string) $this->bytes );
	}

	public function is_json(): bool {
		return str_starts_with( $this->content_type, 'application/json' );
	}

	/** @return Generator<string> The plain text, some at a time: it may be many times the bytes. */
	public function pieces(): Generator {
		$this->load( false );
		if ( null !== $this->stream ) {
			yield from self::pieces_of( $this->stream );
			return;
		}
		if ( ! $this->is_gzipped() ) {
			yield $this->bytes();
			return;
		}
		$inflate = inflate_init( ZLIB_ENCODING_GZIP );
		$length  = strlen( $this->bytes() );
		for ( $offset = 0; false !== $inflate && $offset < $length; $offset += self::PIECE ) {
			yield (string) inflate_add( $inflate, substr( $this->bytes(), $offset, self::PIECE ) );
		}
	}

	/**
	 * @param resource $stream
	 * @return Generator<string>
	 */
	private static function pieces_of( $stream ): Generator {
		rewind( $stream );
		while ( ! feof( $stream ) ) {
			yield (string) fread( $stream, self::PIECE ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_read_fread -- a stream in memory.
		}
	}

	/** What it says: decoded where it is JSON, else the text. */
	public function content(): mixed {
		$text = implode( '', iterator_to_array( $this->pieces(), false ) );
		return $this->is_json() ? json_decode( $text, true ) : $text;
	}
}
