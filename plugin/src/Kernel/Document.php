<?php

declare( strict_types=1 );

namespace Svc\Kernel;

use Closure;
use Generator;
use SplFileObject;

/** An answer whose body is ready-made text, stored and sent unchanged. It is not loaded when a 304 is sent. */
final class Document {

	private const PIECE = 65536;

	private ?string $bytes = null;

	private ?SplFileObject $file = null;

	/**
	 * @param Closure(bool): (string|SplFileObject) $load Returns the text, plain or gzipped, or a file for large ones; called once. Its argument says whether the client accepts gzip; stored gzip may be returned in any case.
	 * @param string|null           $filename Suggested name for saving; null to display the document.
	 */
	public function __construct(
		public readonly string $content_type,
		private readonly Closure $load,
		public readonly ?string $filename = null,
	) {}

	public function load( bool $gzip_is_welcome ): void {
		if ( null !== $this->bytes || null !== $this->file ) {
			return;
		}
		$loaded = ( $this->load )( $gzip_is_welcome );
		if ( is_string( $loaded ) ) {
			$this->bytes = $loaded;
		} else {
			$this->file = $loaded;
		}
	}

	public function bytes(): string {
		$this->load( false );
		return null === $this->file ? (string) $this->bytes : implode( '', iterator_to_array( self::pieces_of( $this->file ), false ) );
	}

	public function is_gzipped(): bool {
		$this->load( false );
		return null === $this->file && Gzip::is( (string) $this->bytes );
	}

	public function is_json(): bool {
		return str_starts_with( $this->content_type, 'application/json' );
	}

	/** @return Generator<string> The plain text in pieces, because it may be much larger than the gzipped bytes. */
	public function pieces(): Generator {
		$this->load( false );
		if ( null !== $this->file ) {
			yield from self::pieces_of( $this->file );
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

	/** @return Generator<string> */
	private static function pieces_of( SplFileObject $file ): Generator {
		$file->fseek( 0 );
		while ( ! $file->eof() ) {
			yield (string) $file->fread( self::PIECE );
		}
	}

	/** The decoded JSON, or the text of other formats. */
	public function content(): mixed {
		$text = implode( '', iterator_to_array( $this->pieces(), false ) );
		return $this->is_json() ? json_decode( $text, true ) : $text;
	}
}
