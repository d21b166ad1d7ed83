<?php

declare( strict_types=1 );

namespace Svc\Tests\Kernel\Admin;

use PHPUnit\Framework\TestCase;
use Svc\Kernel\Admin\PostButton;
use Svc\Tests\Ended;
use Svc\Tests\Filters;

final class PostButtonTest extends TestCase {

	private const PRESS = array( '_wpnonce' => 'nonce of svc_do' );

	/** @var array<string, string>|null What was done. */
	private ?array $done = null;

	protected function tearDown(): void {
		Filters::reset();
		unset( $_SERVER['REQUEST_METHOD'] );
		$_POST = array();
		$_GET  = array();
	}

	/** @param array<string, mixed> $sent */
	private function press( ?string $method, bool $may, array $sent ): ?Ended {
		Filters::answer( 'can svc_manage', $may );
		$_SERVER['REQUEST_METHOD'] = $method;
		$_POST                     = $sent;
		try {
			( new PostButton( 'svc_do', 'svc_manage' ) )->press(
				function ( array $fields ): string {
					$this->done = $fields;
					return 'https://site.example/there';
				}
			);
		} catch ( Ended $ended ) {
			return $ended;
		}
		return null;
	}

	public function test_does_with_the_fields_and_goes_on(): void {
		$ended = $this->press( 'POST', true, self::PRESS + array( 'name' => 'O\\\'Neil', 'several' => array( 'x' ) ) );
		self::assertSame( array( 302, 'https://site.example/there' ), array( $ended?->status, $ended?->location ) );
		self::assertSame( self::PRESS + array( 'name' => "O'Neil" ), $this->done );
	}

	/** @return iterable<string, array{?string, bool, array<string, mixed>, int}> */
	public static function others(): iterable {
		yield 'a link' => array( 'GET', true, self::PRESS, 405 );
		yield 'a link, by who may not' => array( 'GET', false, array(), 405 );
		yield 'HEAD' => array( 'HEAD', true, self::PRESS, 405 );
		yield 'no method' => array( null, true, self::PRESS, 405 );
		yield 'who may not' => array( 'POST', false, self::PRESS, 403 );
		yield 'no nonce' => array( 'POST', true, array(), 403 );
		yield "another form's nonce" => array( 'POST', true, array( '_wpnonce' => 'nonce of svc_else' ), 403 );
		yield 'several nonces' => array( 'POST', true, array( '_wpnonce' => array( 'nonce of svc_do' ) ), 403 );
	}

	/**
	 * @dataProvider others
	 * @param array<string, mixed> $sent
	 */
	public function test_does_nothing_else( ?string $method, bool $may, array $sent, int $status ): void {
		self::assertSame( $status, $this->press( $method, $may, $sent )?->status );
		self::assertNull( $this->done );
	}

	/**
	 * @dataProvider others
	 * @param array<string, mixed> $sent
	 */
	public function test_does_nothing_where_the_request_is_not_ended( ?string $method, bool $may, array $sent ): void {
		Filters::answer( 'wp_die_handler', static fn () => null );
		self::assertNull( $this->press( $method, $may, $sent ) );
		self::assertNull( $this->done );
	}

	public function test_wants_the_nonce_in_the_body(): void {
		$_GET = self::PRESS;
		self::assertSame( 403, $this->press( 'POST', true, array() )?->status );
	}

	public function test_has_a_form_for_who_may_press_it(): void {
		$button = new PostButton( 'svc_do', 'svc_manage' );
		self::assertSame( '', $button->form( 'Do', array() ) );
		Filters::answer( 'can svc_manage', true );
		self::assertSame(
			'<form method="post" action="https://site.example/wp-admin/admin-post.php">'
			. '<input type="hidden" name="action" value="svc_do"><input type="hidden" name="what" value="&lt;&quot;"><input type="hidden" name="after" value="7">'
			. '<input type="hidden" name="_wpnonce" value="nonce of svc_do"><button type="submit" class="button button-primary">Do &lt;it&gt;</button></form>',
			$button->form(
				'Do <it>',
				array(
					'what'   => '<"',
					'after'  => 7,
					'action' => 'svc_else',
				)
			)
		);
	}
}
