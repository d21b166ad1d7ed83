<?php

declare( strict_types=1 );

namespace Svc\Kernel\Outbox;

use Closure;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\Migrator;
use Svc\Kernel\FirstWrite;
use WP_CLI;
use WP_Site;

/** Adds the outbox's callbacks to WordPress's hooks. Its objects are built when a hook fires. */
final class Hooks {

	/** Cron::HOOK. */
	private const RUNNING = 'svc_outbox_run';

	/** Pruning::HOOK. */
	private const PRUNING = 'svc_prune_outbox';

	/**
	 * @param Closure(): array<string, Closure(): Kind> $kinds     Of the components that are on.
	 * @param Closure(): array<string, Closure(): Kind> $all_kinds Of those that are off, too.
	 * @param Closure(): Migrator                       $migrator
	 */
	public function __construct(
		private readonly Database $database,
		private readonly Closure $kinds,
		private readonly Closure $all_kinds,
		private readonly Closure $migrator,
	) {}

	public function register(): void {
		add_filter( 'cron_schedules', static fn ( array $schedules ): array => Cron::add_schedule( $schedules ) ); // phpcs:ignore WordPress.WP.CronInterval -- a run without due messages is one query.
		add_action( self::RUNNING, fn () => $this->has_table() ? $this->runner()->run() : null );
		add_action( self::PRUNING, fn () => $this->has_table() ? $this->pruning()->run() : null );
		add_action( FirstWrite::HOOK, $this->follow_writes( ... ) );
		add_action( 'activated_plugin', fn ( string $name ) => plugin_basename( dirname( __DIR__, 3 ) . '/svc.php' ) === $name ? $this->expect_jobs() : null );
		add_filter( 'wp_privacy_personal_data_exporters', fn ( mixed $exporters ): mixed => is_array( $exporters ) ? $this->add_exporter( $exporters ) : $exporters );
		add_filter( 'wp_privacy_personal_data_erasers', fn ( mixed $erasers ): mixed => is_array( $erasers ) ? $this->add_eraser( $erasers ) : $erasers );
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			WP_CLI::add_command( 'svc outbox run', new RunCommand( $this->runner( ... ) ) );
		}
	}

	private function follow_writes(): void {
		add_action( is_multisite() ? 'wpmu_delete_user' : 'delete_user', fn ( int $user_id ) => $this->has_table() ? $this->store()->forget_account( $user_id ) : null );
		add_action( 'wp_uninitialize_site', fn ( WP_Site $site ) => $this->has_table() ? $this->store()->forget_site( $site->id ) : null );
	}

	/** These hooks also fire between an update of the plugin and its migration, which otherwise only its screens, commands and REST routes run. */
	private function has_table(): bool {
		return ( $this->migrator )()->try_to_migrate();
	}

	/** Before the first migration there is nothing to expect: it schedules the daily job itself. */
	private function expect_jobs(): void {
		if ( ( $this->migrator )()->is_done() ) {
			Pruning::expect();
			$this->pruning()->expect_runs();
		}
	}

	/**
	 * @param array<string, mixed> $exporters
	 * @return array<string, mixed>
	 */
	private function add_exporter( array $exporters ): array {
		return $exporters + array(
			'svc-outbox' => array(
				'exporter_friendly_name' => __( 'Messages sent by the company', 'svc' ),
				'callback'               => $this->personal_data()->export( ... ),
			),
		);
	}

	/**
	 * @param array<string, mixed> $erasers
	 * @return array<string, mixed>
	 */
	private function add_eraser( array $erasers ): array {
		return $erasers + array(
			'svc-outbox' => array(
				'eraser_friendly_name' => __( 'Messages sent by the company', 'svc' ),
				'callback'             => $this->personal_data()->erase( ... ),
			),
		);
	}

	private function personal_data(): PersonalData {
		return new PersonalData( $this->store(), ( $this->kinds )() );
	}

	private function runner(): Runner {
		return new Runner( $this->store(), ( $this->kinds )() );
	}

	private function pruning(): Pruning {
		return new Pruning( $this->store(), ( $this->all_kinds )() );
	}

	private function store(): OutboxStore {
		return new OutboxStore( $this->database );
	}
}
