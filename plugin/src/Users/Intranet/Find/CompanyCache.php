<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

use Svc\Kernel\Database\QueryFailed;
use Svc\Users\Storage\KeptCompanyStore;

/**
 * Keeps what is read of the company's people, a text for each part, until a writer of profiles takes its lock.
 *
 * Returns a part only of the exact version that the lock has now, so nothing has to be invalidated.
 */
final class CompanyCache {

	/** Set while nothing is kept because the database refused it. */
	public const FAILED = 'svc_company_not_kept';

	/** Seconds until it is tried again. */
	private const PAUSE = 600;

	/** Code that determines what is derived from people: parts that other code made are not read. */
	private const CODE = array(
		'AddressNames',
		'Company',
		'Fact',
		'FactKind',
		'FactList',
		'FactWords',
		'FindStore',
		'KeptBios',
		'KeptCompany',
		'KeptParts',
		'KeptPieces',
		'Knowledge',
		'PackedNumbers',
		'Roster',
		'Sound',
		'Translation',
		'Words',
		'knowledge',
		'../../Fields/IntranetKey',
		'../../Fields/Role',
		'../../../Kernel/Text/Text',
	);

	/** @var array<string, array{int, string}> Versions and texts to store at shutdown, by part. */
	private array $pending = array();

	private ?string $code = null;

	public function __construct( private readonly KeptCompanyStore $store ) {}

	/**
	 * @param non-empty-list<string> $parts
	 * @return array{int|null, array<string, string>} The current version and its parts that are kept, by name. Null if nothing may be kept.
	 */
	public function look( array $parts ): array {
		// An open transaction may be rolled back.
		if ( $this->store->is_in_transaction() ) {
			return array( null, array() );
		}
		list( $version, $stored ) = $this->store->look( array_map( $this->name( ... ), $parts ) );
		$kept                     = array();
		foreach ( $parts as $part ) {
			// A process that answers many questions has stored nothing yet.
			list( $made, $text ) = $this->pending[ $part ] ?? array( null, '' );
			$text                = null !== $version && $made === $version ? $text : KeptPieces::joined( $stored[ $this->name( $part ) ] ?? array() );
			if ( null !== $text ) {
				$kept[ $part ] = $text;
			}
		}
		return array( $version, $kept );
	}

	/** Whether a part of this version will be stored. */
	public function keeps( ?int $version ): bool {
		return null !== $version && false === get_site_transient( self::FAILED );
	}

	/** Stores the part after the response has been sent. Its people must have been read after the version. */
	public function keep_later( string $part, int $version, string $text ): void {
		if ( array() === $this->pending ) {
			add_action( 'shutdown', array( $this, 'keep_pending' ), PHP_INT_MAX );
		}
		$this->pending[ $part ] = array( $version, $text );
	}

	public function keep_pending(): void {
		foreach ( array( 'fastcgi_finish_request', 'litespeed_finish_request' ) as $let_client_go ) {
			if ( function_exists( $let_client_go ) ) {
				$let_client_go();
			}
		}
		try {
			$this->store->briefly( $this->store_pending( ... ) );
		} catch ( QueryFailed $failed ) {
			if ( ! $failed->kind->is_busy() ) {
				set_site_transient( self::FAILED, 1, self::PAUSE );
				// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- the response was correct; only caching it failed.
				error_log( "svc: $failed" );
			}
		}
		$this->pending = array();
	}

	private function store_pending(): void {
		foreach ( $this->pending as $part => list( $version, $text ) ) {
			foreach ( KeptPieces::of( $text ) as $number => $piece ) {
				$this->store->store( $this->name( $part ), $number, $version, $piece );
			}
		}
		$this->store->prune();
	}

	/** The part's name in the table. */
	private function name( string $part ): string {
		// The numbers of the formats are compiled: where files have been replaced while the code before them still runs, the files are new and the numbers old.
		$this->code ??= md5( implode( ' ', array( KeptCompany::FORMAT, KeptBios::FORMAT, ...array_map( self::stamp( ... ), self::CODE ) ) ) );
		return "$part $this->code";
	}

	private static function stamp( string $file ): string {
		$path = __DIR__ . "/$file.php";
		return filemtime( $path ) . ' ' . filesize( $path );
	}
}
