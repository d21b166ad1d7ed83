<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\QueryFailed;

/**
 * Keeps what is read of the company's people, one row for each part, until a writer of profiles takes its lock.
 *
 * Returns a part only of the exact version that the lock has now, so nothing has to be invalidated.
 */
final class CompanyCache {

	/** The row of `svc_state`: every writer's transaction increases it first, and a rollback takes that back. */
	private const VERSION = "name = 'lock:profiles'";

	/** Code that determines what is derived from people: parts that other code made are not read. */
	private const CODE = array( 'AddressNames', 'Company', 'Fact', 'FactKind', 'FactList', 'KeptBios', 'KeptCompany', 'Knowledge', 'Roster', 'Sound', 'Translation', 'Words', 'knowledge', '../../../Kernel/Text/Text' );

	/** @var array<string, array{int, string}> Versions and texts to store at shutdown, by name. */
	private array $pending = array();

	private ?string $code = null;

	public function __construct( private readonly Database $database ) {}

	/**
	 * @param non-empty-list<string> $names
	 * @return array{int|null, array<string, string>} The current version and its parts that are kept, by name. Null if nothing may be kept.
	 */
	public function look( array $names ): array {
		// An open transaction may be rolled back.
		if ( $this->database->is_in_transaction() ) {
			return array( null, array() );
		}
		$marks   = '%s' . str_repeat( ',%s', count( $names ) - 1 );
		$rows    = $this->database->rows(
			"SELECT s.value AS version, k.name, k.content FROM %i s LEFT JOIN %i k ON k.version = s.value AND k.name IN ($marks) WHERE s." . self::VERSION,
			$this->database->table( 'state' ),
			$this->table(),
			...array_map( $this->name( ... ), $names )
		);
		$by_name = array_column( $rows, 'content', 'name' );
		$kept    = array();
		foreach ( $names as $name ) {
			if ( isset( $by_name[ $this->name( $name ) ] ) ) {
				$kept[ $name ] = (string) $by_name[ $this->name( $name ) ];
			}
		}
		return array( array() === $rows ? null : (int) $rows[0]['version'], $kept );
	}

	/** Stores the part after the response has been sent. Its people must have been read after the version. */
	public function keep_later( string $name, ?int $version, string $text ): void {
		if ( null === $version ) {
			return;
		}
		if ( array() === $this->pending ) {
			add_action( 'shutdown', array( $this, 'keep_pending' ), PHP_INT_MAX );
		}
		$this->pending[ $this->name( $name ) ] = array( $version, $text );
	}

	public function keep_pending(): void {
		foreach ( array( 'fastcgi_finish_request', 'litespeed_finish_request' ) as $let_client_go ) {
			if ( function_exists( $let_client_go ) ) {
				$let_client_go();
			}
		}
		foreach ( $this->pending as $name => list( $version, $text ) ) {
			$this->keep( $name, $version, $text );
		}
		$this->pending = array();
	}

	private function keep( string $name, int $version, string $text ): void {
		try {
			// Base64, because wpdb refuses queries with bytes that are not valid text.
			$this->database->execute(
				'REPLACE INTO %i (name, version, content) VALUES (%s, %d, FROM_BASE64(%s))',
				$this->table(),
				$name,
				$version,
				base64_encode( $text ) // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- transports bytes, obscures no code.
			);
			$this->database->execute( 'DELETE FROM %i WHERE version < %d', $this->table(), $version );
		} catch ( QueryFailed $failed ) {
			if ( ! $failed->kind->is_transient() ) {
				// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- the response was correct; only caching it failed.
				error_log( "svc: $failed" );
			}
		}
	}

	/** The part's name in the table. */
	private function name( string $part ): string {
		$this->code ??= md5( implode( ' ', array_map( self::stamp( ... ), self::CODE ) ) );
		return "$part $this->code";
	}

	private static function stamp( string $file ): string {
		$path = __DIR__ . "/$file.php";
		return filemtime( $path ) . ' ' . filesize( $path );
	}

	private function table(): string {
		return $this->database->table( 'kept_company' );
	}
}
