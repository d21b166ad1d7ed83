<?php
/**
 * Prints the small changes to try on a PHP file, as JSON: {at, length, with, line, what}.
 *
 * php mutants.php <file>
 *
 * @package SvcMutate
 */

declare( strict_types=1 );

namespace SvcMutate;

use PhpParser\Node;
use PhpParser\Node\Expr;
use PhpParser\Node\Stmt;
use PhpParser\NodeTraverser;
use PhpParser\NodeVisitorAbstract;
use PhpParser\ParserFactory;

require __DIR__ . '/../../vendor/autoload.php';

/** Collects the changes while it walks the syntax tree. */
final class Mutants extends NodeVisitorAbstract {

	/** What each operator becomes. */
	private const OPERATORS = array(
		'&&'  => '||',
		'||'  => '&&',
		'<'   => '<=',
		'<='  => '<',
		'>'   => '>=',
		'>='  => '>',
		'===' => '!==',
		'!==' => '===',
		'+'   => '-',
	);

	/** @var array<string, array{at: int, length: int, with: string, line: int, what: string}> */
	public array $found = array();

	/** @var list<bool> Whether each enclosing function returns a truth value. */
	private array $is_test = array();

	public function __construct( private readonly string $code ) {}

	public function enterNode( Node $node ): null {
		if ( $node instanceof Node\FunctionLike ) {
			$type            = $node->getReturnType();
			$this->is_test[] = $type instanceof Node\Identifier && 'bool' === $type->name;
		}
		match ( true ) {
			$node instanceof Stmt\If_, $node instanceof Stmt\ElseIf_, $node instanceof Expr\Ternary => $this->condition( $node->cond ),
			$node instanceof Expr\BinaryOp => $this->operator( $node ),
			$node instanceof Expr\BooleanNot => $this->change( $node, $this->text( $node->expr ), 'without !' ),
			$node instanceof Stmt\Expression => $this->statement( $node ),
			$node instanceof Stmt\Return_ => null === $node->expr ? null : $this->result( $node->expr ),
			$node instanceof Expr\ArrowFunction => $this->result( $node->expr ),
			$node instanceof Node\Const_ => $this->constant( $node->value ),
			default => null,
		};
		return null;
	}

	public function leaveNode( Node $node ): null {
		if ( $node instanceof Node\FunctionLike ) {
			array_pop( $this->is_test );
		}
		return null;
	}

	/** Conditions of one comparison or negation are changed by their operator. */
	private function condition( Expr $condition ): void {
		$has_operator = $condition instanceof Expr\BooleanNot || $condition instanceof Expr\BinaryOp\Identical || $condition instanceof Expr\BinaryOp\NotIdentical;
		if ( ! $has_operator ) {
			$this->change( $condition, '! ( ' . $this->text( $condition ) . ' )', 'negated' );
		}
	}

	private function operator( Expr\BinaryOp $node ): void {
		$sign = $node->getOperatorSigil();
		if ( isset( self::OPERATORS[ $sign ] ) ) {
			$from = $node->left->getEndFilePos() + 1;
			$gap  = substr( $this->code, $from, $node->right->getStartFilePos() - $from );
			$at   = strpos( $gap, $sign );
			if ( false !== $at ) {
				$this->put( $from + $at, strlen( $sign ), self::OPERATORS[ $sign ], $node->getStartLine(), "$sign becomes " . self::OPERATORS[ $sign ] );
			}
		}
	}

	private function statement( Stmt\Expression $node ): void {
		if ( $node->expr instanceof Expr\Throw_ || $node->expr instanceof Expr\CallLike ) {
			$this->change( $node, ';', 'left out' );
		}
	}

	private function result( Expr $result ): void {
		if ( true !== end( $this->is_test ) ) {
			return;
		}
		foreach ( array( 'true', 'false' ) as $with ) {
			if ( $this->text( $result ) !== $with ) {
				$this->change( $result, $with, "always $with" );
			}
		}
	}

	/** Limits are doubled, and lists lose one item after the other. */
	private function constant( Expr $value ): void {
		if ( $value instanceof Node\Scalar\Int_ ) {
			$this->change( $value, '2 * ' . $this->text( $value ), 'doubled' );
		}
		if ( $value instanceof Expr\Array_ ) {
			foreach ( $value->items as $index => $item ) {
				$next = $value->items[ $index + 1 ] ?? null;
				$from = $item->getStartFilePos();
				$end  = null === $next ? $item->getEndFilePos() + 1 : $next->getStartFilePos();
				$this->put( $from, $end - $from, '', $item->getStartLine(), $this->text( $item ) . ' left out' );
			}
		}
	}

	private function change( Node $node, string $with, string $what ): void {
		$this->put( $node->getStartFilePos(), $node->getEndFilePos() + 1 - $node->getStartFilePos(), $with, $node->getStartLine(), $this->short( $node ) . " $what" );
	}

	private function put( int $at, int $length, string $with, int $line, string $what ): void {
		$this->found[ "$at $length $with" ] = compact( 'at', 'length', 'with', 'line', 'what' );
	}

	private function text( Node $node ): string {
		return substr( $this->code, $node->getStartFilePos(), $node->getEndFilePos() + 1 - $node->getStartFilePos() );
	}

	private function short( Node $node ): string {
		$text = (string) preg_replace( '/\s+/', ' ', $this->text( $node ) );
		return mb_strlen( $text ) > 70 ? mb_substr( $text, 0, 70 ) . '…' : $text;
	}
}

$svc_code    = (string) file_get_contents( $argv[1] );
$svc_mutants = new Mutants( $svc_code );
$svc_walk    = new NodeTraverser( $svc_mutants );
$svc_walk->traverse( ( new ParserFactory() )->createForHostVersion()->parse( $svc_code ) ?? array() );
echo json_encode( array_values( $svc_mutants->found ), JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE );
