<?php
/**
 * Disturbs a write: cuts its connection at a statement, or runs statements of another plugin in a hook.
 *
 * @package SvcCut
 */

declare( strict_types=1 );

namespace SvcCut;

use mysqli;
use RuntimeException;

final class Disturber {

	/** @var list<string> What the write has run. */
	public array $statements = array();

	/** How often user meta have been written. */
	public int $hooks = 0;

	private bool $is_on = false;

	/** @var array{at: int, when: string, sql: list<string>, throws: bool, times: int} */
	private array $plan;

	public function __construct( private readonly mysqli $killer ) {
		add_filter( 'query', array( $this, 'before' ), PHP_INT_MAX );
		add_filter( 'log_query_custom_data', array( $this, 'after' ) );
		foreach ( array( 'added', 'updated', 'deleted' ) as $event ) {
			add_action( "{$event}_user_meta", array( $this, 'hook' ) );
		}
	}

	/**
	 * @param array{at?: int, when?: string, sql?: list<string>, throws?: bool, times?: int} $plan
	 *        `when` is before or after a statement, or hook; `times` is how many attempts are disturbed.
	 * @return mixed What the write answers.
	 */
	public function disturb( array $plan, callable $write ): mixed {
		$this->plan       = $plan + array( 'at' => 0, 'when' => 'never', 'sql' => array(), 'throws' => false, 'times' => 1 );
		$this->statements = array();
		$this->hooks      = 0;
		$this->is_on      = true;
		try {
			return $write();
		} finally {
			$this->is_on = false;
		}
	}

	public function before( mixed $sql ): mixed {
		if ( $this->is_on ) {
			$this->statements[] = (string) $sql;
			$this->cut_at( 'before', count( $this->statements ) );
		}
		return $sql;
	}

	public function after( mixed $data ): mixed {
		if ( $this->is_on ) {
			$this->cut_at( 'after', count( $this->statements ) );
		}
		return $data;
	}

	public function hook(): void {
		if ( ! $this->is_on || ++$this->hooks < $this->plan['at'] || 'hook' !== $this->plan['when'] || $this->plan['times'] < 1 ) {
			return;
		}
		--$this->plan['times'];
		foreach ( $this->plan['sql'] as $statement ) {
			$GLOBALS['wpdb']->query( str_replace( '{prefix}', $GLOBALS['wpdb']->base_prefix, $statement ) );
		}
		if ( $this->plan['throws'] ) {
			throw new RuntimeException( 'Disturbed.' );
		}
	}

	/** The first time at that statement; then at every one, as often as asked. */
	private function cut_at( string $when, int $number ): void {
		if ( $when === $this->plan['when'] && $number >= $this->plan['at'] && $this->plan['times'] > 0 ) {
			--$this->plan['times'];
			$this->killer->query( 'KILL ' . $GLOBALS['wpdb']->dbh->thread_id );
			usleep( 3000 );
		}
	}
}
