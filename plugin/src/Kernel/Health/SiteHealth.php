<?php

declare( strict_types=1 );

namespace Svc\Kernel\Health;

use Closure;
use Svc\Kernel\Admin\PostButton;
use Svc\Kernel\Component;
use Svc\Kernel\Database\QueryFailed;

/** Adds the components' tests to Site Health of the main site, with a button where a test can repair. */
final class SiteHealth {

	private const REPAIRED = 'svc_repaired_test';

	/**
	 * @param array<string, Component>    $components Enabled components; administrators of the first one may use the buttons of the kernel's tests.
	 * @param Closure(): list<HealthTest> $own        The kernel's own tests.
	 */
	public function __construct(
		private readonly array $components,
		private readonly Closure $own,
	) {}

	public function register(): void {
		if ( ! is_main_site() ) {
			return;
		}
		add_filter( 'site_status_tests', array( $this, 'add' ) );
		add_action( 'load-site-health.php', array( $this, 'expect_notice' ) );
		foreach ( $this->components as $component ) {
			self::button( $component )->register( fn ( array $sent ): string => $this->repair( $component, $sent ) );
		}
	}

	/**
	 * @param array<string, array<string, mixed>> $tests
	 * @return array<string, array<string, mixed>>
	 */
	public function add( array $tests ): array {
		foreach ( $this->components as $component ) {
			foreach ( $this->tests( $component ) as $test ) {
				$verdict = self::verdict( $test );
				if ( null !== $verdict ) {
					$tests['direct'][ $test->name() ] = array(
						'label' => $test->title(),
						'test'  => static fn (): array => self::shown( $component, $test, $verdict ),
					);
				}
			}
		}
		return $tests;
	}

	public function expect_notice(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only shows a notice.
		if ( isset( $_GET[ self::REPAIRED ] ) && current_user_can( 'view_site_health_checks' ) ) {
			add_action( 'admin_notices', static fn () => wp_admin_notice( esc_html__( 'Done. What is left to do is below.', 'svc' ), array( 'type' => 'success' ) ) );
		}
	}

	/** @return list<HealthTest> */
	private function tests( Component $component ): array {
		return array_key_first( $this->components ) === $component->name() ? array( ...( $this->own )(), ...$component->health_tests() ) : $component->health_tests();
	}

	private static function button( Component $component ): PostButton {
		/** @var non-empty-string $capability */
		$capability = $component->manage();
		return new PostButton( 'svc_health_' . $component->name(), $capability );
	}

	/** @param array<string, string> $sent */
	private function repair( Component $component, array $sent ): string {
		foreach ( $this->tests( $component ) as $test ) {
			if ( $test instanceof Repairs && $test->name() === ( $sent['test'] ?? '' ) ) {
				$test->repair();
			}
		}
		return add_query_arg( self::REPAIRED, 1, admin_url( 'site-health.php' ) );
	}

	/** A test that fails is left out, so that the page still shows the others. */
	private static function verdict( HealthTest $test ): ?Verdict {
		try {
			return $test->look();
		} catch ( QueryFailed ) {
			return null;
		}
	}

	/** @return array<string, mixed> In WordPress's format. */
	private static function shown( Component $component, HealthTest $test, Verdict $verdict ): array {
		return array(
			'test'        => $test->name(),
			'label'       => $verdict->label,
			'status'      => $verdict->status,
			'badge'       => array(
				'label' => __( 'Svc People', 'svc' ),
				'color' => 'blue',
			),
			'description' => '<p>' . esc_html( $verdict->text ) . '</p>',
			'actions'     => self::actions( $component, $test, $verdict ),
		);
	}

	private static function actions( Component $component, HealthTest $test, Verdict $verdict ): string {
		if ( 'good' === $verdict->status ) {
			return '';
		}
		if ( $test instanceof Repairs ) {
			return self::button( $component )->form( $test->verb(), array( 'test' => $test->name() ) );
		}
		return '' === $verdict->link['url'] ? '' : sprintf( '<p><a href="%s">%s</a></p>', esc_url( $verdict->link['url'] ), esc_html( $verdict->link['text'] ) );
	}
}
